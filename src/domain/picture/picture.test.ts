import { expect, test } from 'vitest'
import {
  mediaTypeOf,
  PICTURE_MEDIA_TYPES,
  pictureFileOf,
  pictureSources,
  pictureUrl,
} from './picture.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const bytesOf = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)),
  )

test('[WORK-55] the type of a picture is what its first bytes show', () => {
  const starts = [
    bytesOf(0xff, 0xd8, 0xff, 0xe0),
    bytesOf(0x89, 'PNG\r\n', 0x1a, '\n', 0),
    bytesOf('RIFF', 1, 2, 3, 4, 'WEBPVP8 '),
    bytesOf(0, 0, 0, 32, 'ftypavif'),
  ]
  expect(starts.map(mediaTypeOf)).toEqual(PICTURE_MEDIA_TYPES)
})

test.each([
  ['nothing', bytesOf()],
  ['text', bytesOf('Dit is geen foto, al heet hij stoelen.jpg')],
  ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['GIF', bytesOf('GIF89a')],
  ['HEIC', bytesOf(0, 0, 0, 32, 'ftypheic')],
  ['a PNG cut off in its first bytes', bytesOf(0x89, 'PNG')],
])('[WORK-55] %s is no picture that can be uploaded', (_, bytes) => {
  expect(mediaTypeOf(bytes)).toBeUndefined()
})

test('[WORK-56] the name of a file says picture, width and format', () => {
  expect(pictureUrl(HASH)).toBe(`/pictures/${HASH}-960.webp`)
  expect(pictureFileOf(`${HASH}-960.webp`)).toEqual({ hash: HASH, width: 960, format: 'webp' })
  for (const name of [
    '',
    `${HASH}-961.webp`,
    `${HASH}-960.png`,
    `${HASH}.webp`,
    `x${HASH}-960.webp`,
  ]) {
    expect(pictureFileOf(name), name).toBeUndefined()
  }
})

test('[WORK-56] browsers choose among the widths of an uploaded picture', () => {
  const sources = pictureSources(pictureUrl(HASH))
  expect(sources?.avif).toBe(
    `/pictures/${HASH}-480.avif 480w, /pictures/${HASH}-960.avif 960w, /pictures/${HASH}-1600.avif 1600w`,
  )
  expect(sources?.webp).toContain(`${HASH}-1600.webp 1600w`)
  for (const url of [
    '/art/covers/a.svg',
    '',
    `https://elsewhere.example/pictures/${HASH}-960.webp`,
  ]) {
    expect(pictureSources(url), url).toBeUndefined()
  }
})
