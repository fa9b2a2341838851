import type { Sharp, SharpConstructor, SharpOptions } from 'sharp'

/** What the head of a picture says; width and height are those it is shown with, after its rotation. */
export interface PictureHead {
  readonly width: number
  readonly height: number
}

export interface EncodedPicture {
  readonly width: number
  readonly format: Format
  readonly bytes: Buffer
}

type Format = 'avif' | 'webp'

/** Reads the head of a JPEG, PNG, WebP or AVIF file; null for any other content. No pixel is decoded. */
export async function readPictureHead(bytes: Uint8Array): Promise<PictureHead | null> {
  try {
    const { autoOrient } = await (await open(bytes, { limitInputPixels: false })).metadata()
    return autoOrient
  } catch {
    return null
  }
}

/**
 * Encodes a picture in several widths, each in AVIF and WebP: upright, in sRGB, without any metadata. A narrower picture is
 * not enlarged. Null when the content cannot be decoded, is incomplete or has more pixels than `maxPixels`.
 */
export async function encodePicture(
  bytes: Uint8Array,
  { widths, maxPixels }: { widths: readonly number[]; maxPixels: number },
): Promise<EncodedPicture[] | null> {
  const widest = await decode(bytes, Math.max(...widths), maxPixels)
  if (!widest) return null
  const sharp = await load()
  const files: EncodedPicture[] = []
  for (const width of widths) {
    for (const format of FORMATS) {
      const picture = sharp(widest.data, { raw: widest.info }).resize({
        width,
        withoutEnlargement: true,
      })
      files.push({ width, format, bytes: await ENCODE[format](picture).toBuffer() })
    }
  }
  return files
}

const FORMATS: readonly Format[] = ['avif', 'webp']

const ENCODE: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
}

// Decoded once, at the largest width, from which all files are made.
async function decode(bytes: Uint8Array, width: number, limitInputPixels: number) {
  try {
    const picture = await open(bytes, { limitInputPixels })
    return await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return null
  }
}

async function open(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  const sharp = await load()
  return sharp(bytes, { ...options, failOn: 'error', sequentialRead: true })
}

let loading: Promise<SharpConstructor> | undefined

// Loaded with the first picture: the native library is 20 MB, and most processes never see a picture.
function load(): Promise<SharpConstructor> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Other decoders (SVG, TIFF, PDF, GIF) are larger targets, and no salon needs them.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: LOADERS })
    sharp.cache(false)
    sharp.concurrency(1) // the process answers requests meanwhile
    return sharp
  })
  return loading
}

const LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
]
