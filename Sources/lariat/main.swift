print("lariat")
