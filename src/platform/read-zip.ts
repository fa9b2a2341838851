import { crc32, inflateRawSync } from 'node:zlib'

/** Why a file is not read. */
export class ZipFault extends Error {}

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/**
 * The files of a ZIP whose names are wanted, as its central directory lists them. Names are keys only: nothing is written to a
 * path. A file that unpacks to more bytes than its limit is refused while it is unpacked, and so are files that exceed the limit
 * of all together: many small entries may unpack the same bytes.
 * @param limitFor the most bytes of a file by its name; undefined for one that is not wanted
 * @param mostTogether the most bytes of all files that are wanted
 * @throws ZipFault when it is no ZIP, was cut off or changed, or a limit is exceeded
 */
export function readZip(
  zip: Buffer,
  limitFor: (name: string) => number | undefined,
  mostTogether: number,
): Map<string, Buffer> {
  const end = zip.lastIndexOf(END)
  if (end < 0 || end + END_BYTES > zip.length) throw new ZipFault('it is no ZIP file, or cut off')
  const files = new Map<string, Buffer>()
  let bytesLeft = mostTogether
  const add = (at: number, name: string) => {
    const limit = limitFor(name)
    if (limit === undefined) return
    if (files.has(name)) throw new ZipFault(`${name} is in it twice`)
    const content = unpack(zip, { at, name, limit })
    bytesLeft -= content.length
    if (bytesLeft < 0)
      throw new ZipFault(`its files are larger than ${mostTogether} bytes together`)
    files.set(name, content)
  }
  try {
    let at = zip.readUInt32LE(end + 16)
    for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
      if (zip.readUInt32LE(at) !== ENTRY) throw new ZipFault('its list of files is broken')
      const [nameBytes, extraBytes] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
      const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
      add(at, name)
      at += ENTRY_BYTES + nameBytes + extraBytes + zip.readUInt16LE(at + 32)
    }
  } catch (error) {
    if (error instanceof RangeError) throw new ZipFault('it was cut off')
    throw error
  }
  return files
}

function unpack(
  zip: Buffer,
  { at, name, limit }: { at: number; name: string; limit: number },
): Buffer {
  const [method, checksum] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)]
  const size = zip.readUInt32LE(at + 20)
  const local = zip.readUInt32LE(at + 42)
  if (zip.readUInt32LE(local) !== LOCAL) throw new ZipFault(`${name} is not where it should be`)
  const begin = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  if (begin + size > zip.length) throw new ZipFault('it was cut off')
  const content = contentOf(zip.subarray(begin, begin + size), { method, name, limit })
  if (crc32(content) !== checksum) throw new ZipFault(`${name} was damaged`)
  return content
}

function contentOf(
  bytes: Buffer,
  { method, name, limit }: { method: number; name: string; limit: number },
): Buffer {
  if (method !== STORED && method !== DEFLATED)
    throw new ZipFault(`${name} is packed in a way that is not read here`)
  if (method === STORED && bytes.length <= limit) return bytes
  try {
    if (method === DEFLATED) return inflateRawSync(bytes, { maxOutputLength: limit })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
      throw new ZipFault(`${name} was damaged`)
  }
  throw new ZipFault(`${name} is larger than ${limit} bytes`)
}
