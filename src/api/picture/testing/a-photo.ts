import sharp from 'sharp'

/** The JPEG of a phone, of 40 megapixels by default: turned by its Exif data, with the place where it was taken. */
export function aPhoto({ width = 8000, height = 5000 } = {}): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: { r: 177, g: 39, b: 90 } }
  return sharp({ create })
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 57/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
