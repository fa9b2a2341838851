/** The limits of an uploaded picture (WORK-55). */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 50_000_000

/** The most pictures of one provider. */
export const MAX_PICTURES = 40

/** The longest description of a picture in one language. */
export const MAX_PICTURE_DESCRIPTION_LENGTH = 200

/** The media types that can be uploaded. */
export const PICTURE_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type PictureMediaType = (typeof PICTURE_MEDIA_TYPES)[number]

/** The widths in pixels and formats in which a picture is served. A smaller picture keeps its width in all files. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Processing until it is encoded; failed if its content cannot be read. */
export const PICTURE_STATES = ['processing', 'ready', 'failed'] as const

/** One file of a picture. */
export interface PictureFileName {
  readonly hash: string
  readonly width: PictureWidth
  readonly format: PictureFormat
}

/** The name of a file of a picture: hash, width in pixels and format. Its content never changes. */
export function pictureFileName(file: { hash: string; width: number; format: string }): string {
  return `${file.hash}-${file.width}.${file.format}`
}

/** The path of a file of a picture. */
export function pictureAddress(file: PictureFileName): string {
  return `/pictures/${pictureFileName(file)}`
}

/** The path of the file for readers that choose none: the middle width, in the format that all browsers know. */
export function pictureUrl(hash: string): string {
  return pictureAddress({ hash, width: 960, format: 'webp' })
}

/** The files of an uploaded picture for a `srcset`, by format; undefined for the URL of another picture. */
export function pictureSources(url: string): Record<PictureFormat, string> | undefined {
  const file = url.startsWith('/pictures/') ? pictureFileOf(url.slice('/pictures/'.length)) : null
  if (!file) return undefined
  const { hash } = file
  const sources = (format: PictureFormat) =>
    PICTURE_WIDTHS.map((width) => `${pictureAddress({ hash, width, format })} ${width}w`).join(', ')
  return { avif: sources('avif'), webp: sources('webp') }
}

/** The file of a name such as `0a…9f-960.webp`; undefined for another name. */
export function pictureFileOf(name: string): PictureFileName | undefined {
  const [, hash, digits, extension] = /^([0-9a-f]{32})-(\d+)\.(\w+)$/.exec(name) ?? []
  const width = PICTURE_WIDTHS.find((each) => String(each) === digits)
  const format = PICTURE_FORMATS.find((each) => each === extension)
  return hash && width && format ? { hash, width, format } : undefined
}

/**
 * The media type that the first bytes of a file show, whatever its name says; undefined for any other content. HEIC, the
 * format of iPhones, is among the others: it needs a patented decoder.
 */
export function mediaTypeOf(bytes: Uint8Array): PictureMediaType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'image/webp'
  if (textAt(bytes, 4) === 'ftyp' && textAt(bytes, 8) === 'avif') return 'image/avif'
  return undefined
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
