import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { lookUpPublic } from './public-address.ts'
import { isPublicHttps, readPublicFile } from './read-public-file.ts'
import { aPublicNetwork } from './testing/public-network.ts'

const { asked, files, network } = await aPublicNetwork()
const OPTIONS = { timeoutMs: 2_000, maxBytes: 1_000, isAllowed: () => true }
const read = async (address: string, options = {}, by = network) =>
  (await readPublicFile(new URL(address), { ...OPTIONS, ...options }, by)).toString()
const redirect = (location: string) => (reply: ServerResponse) =>
  void reply.writeHead(302, { location }).end()

test.each([
  'http://agenda.example/',
  'ftp://agenda.example/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://8.8.8.8/',
  'https://localhost/',
  'https://user@agenda.example/',
  'https://:secret@agenda.example/',
])('[WORK-113] %s is never asked', async (address) => {
  expect(isPublicHttps(new URL(address))).toBe(false)
  await expect(read(address)).rejects.toThrow('not asked')
})

test('[WORK-113] a file is read, by up to three redirects that are checked alike', async () => {
  files.set('https://agenda.example/a.ics', 'hallo')
  expect(await read('https://agenda.example/a.ics')).toBe('hallo')
  for (const nth of [1, 2, 3, 4])
    files.set(`https://agenda.example/${nth}`, redirect(nth === 1 ? '/a.ics' : `/${nth - 1}`))
  expect(await read('https://agenda.example/3')).toBe('hallo')
  await expect(read('https://agenda.example/4')).rejects.toThrow('too many redirects')
  for (const inside of [
    'http://agenda.example/a.ics',
    'https://169.254.169.254/',
    '//localhost/',
  ]) {
    files.set('https://agenda.example/away', redirect(inside))
    await expect(read('https://agenda.example/away'), inside).rejects.toThrow('not asked')
  }
  const isAllowed = ({ hostname }: URL) => hostname !== 'bloesem.example'
  files.set('https://agenda.example/away', redirect('https://bloesem.example/feed.ics'))
  await expect(read('https://agenda.example/away', { isAllowed })).rejects.toThrow('not asked')
  expect(asked.some((address) => !address.startsWith('https://agenda.example/'))).toBe(false)
})

test('[WORK-113] the name is looked up once for a connection, and one inside the network is not asked', async () => {
  let lookups = 0
  const counted: typeof network.lookup = (host, options, callback) => {
    lookups++
    network.lookup(host, options, callback)
  }
  files.set('https://agenda.example/a.ics', 'hallo')
  await read('https://agenda.example/a.ics', {}, { ...network, lookup: counted })
  expect(lookups).toBe(1)
  const before = asked.length
  // A name that leads to this machine.
  const lookup: typeof lookUpPublic = (_, options, callback) =>
    lookUpPublic('localhost', options, callback)
  const named = { ...network, lookup }
  await expect(read('https://agenda.example/a.ics', {}, named)).rejects.toThrow('not on the public')
  expect(asked.length).toBe(before)
})

test('[WORK-113] a file that is too large, packed, slow or absent is not taken', async () => {
  files.set('https://agenda.example/large', 'x'.repeat(1_001))
  await expect(read('https://agenda.example/large')).rejects.toThrow()
  files.set('https://agenda.example/packed', (reply) => {
    reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  })
  await expect(read('https://agenda.example/packed')).rejects.toThrow()
  files.set('https://agenda.example/slow', (reply) => void reply.writeHead(200).write('x'))
  await expect(read('https://agenda.example/slow', { timeoutMs: 100 })).rejects.toThrow()
  files.set('https://agenda.example/mute', () => {})
  await expect(read('https://agenda.example/mute', { timeoutMs: 100 })).rejects.toThrow()
  await expect(read('https://agenda.example/none')).rejects.toThrow('404')
})
