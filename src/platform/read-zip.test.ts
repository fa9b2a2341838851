import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readZip } from './read-zip.ts'

async function aZip(files: Record<string, string>, compress = true): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files))
    zip.addBuffer(Buffer.from(text), name, { compress })
  zip.end()
  return buffer(zip.outputStream)
}

const any = () => 1_000
const texts = (files: Map<string, Buffer>) =>
  Object.fromEntries([...files].map(([name, content]) => [name, content.toString()]))

test.each([true, false])('[WORK-225] wanted files are read, packed: %s', async (compress) => {
  const zip = await aZip({ 'a.json': '{}', 'b/c.txt': 'klein', 'd.bin': 'x' }, compress)
  const wanted = (name: string) => (name === 'd.bin' ? undefined : 1_000)
  expect(texts(readZip(zip, wanted, 9_000))).toEqual({ 'a.json': '{}', 'b/c.txt': 'klein' })
})

test.each([true, false])(
  '[WORK-225] a file over its limit is refused, packed: %s',
  async (compress) => {
    const zip = await aZip({ bomb: 'x'.repeat(1_001) }, compress)
    expect(() => readZip(zip, any, 9_000)).toThrow('bomb is larger than 1000 bytes')
  },
)

test('[WORK-225] what is no ZIP, was cut off or changed is refused with the reason', async () => {
  const zip = await aZip({ 'a.txt': 'hallo hallo hallo' }, false)
  expect(() => readZip(Buffer.from('nothing'), any, 9_000)).toThrow('no ZIP file')
  expect(() => readZip(zip.subarray(0, zip.length - 4), any, 9_000)).toThrow('cut off')
  const changed = Buffer.from(zip)
  changed.write('H', zip.indexOf('hallo'))
  expect(() => readZip(changed, any, 9_000)).toThrow('a.txt was damaged')
  const list = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  for (let length = 0; length < list; length += 3) {
    const headless = Buffer.concat([zip.subarray(0, length), zip.subarray(-22)])
    expect(() => readZip(headless, any, 9_000)).toThrow()
  }
})

test('[WORK-225] a name that is listed twice is refused', async () => {
  const zip = new ZipFile()
  for (const text of ['een', 'twee']) zip.addBuffer(Buffer.from(text), 'a.txt')
  zip.end()
  const twice = await buffer(zip.outputStream)
  expect(() => readZip(twice, any, 9_000)).toThrow('a.txt is in it twice')
})

test('[WORK-225] files that unpack to too many bytes together are refused, each within its limit', async () => {
  const zip = await aZip({ a: 'x'.repeat(900), b: 'x'.repeat(900), c: 'x'.repeat(900) })
  expect(readZip(zip, any, 2_700).size).toBe(3)
  expect(() => readZip(zip, any, 2_699)).toThrow('its files are larger than 2699 bytes together')
})
