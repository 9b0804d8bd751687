import LariatCommands

await Shell(plugins: []).run()
