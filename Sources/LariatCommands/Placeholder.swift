// The target's first file; replaced as it grows.
