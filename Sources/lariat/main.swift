import LariatCommands
import LariatStandard

await Shell(plugins: [StandardPlugin()]).run()
