/// Where systems keep fonts.
public enum FontFolders {
  /// Folders that need not exist.
  public static let usual = [
    "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
  ]
}
