import { expect, test } from 'vitest'
import { bucketAddressOf, openObjectStorage } from './object-storage.ts'
import { anObjectStore } from './testing/object-store.ts'

test('an address has keys, a bucket and a region', () => {
  expect(bucketAddressOf('https://key:a%2Fsecret%3D@storage.example/pictures?region=eu-1')).toEqual(
    {
      endpoint: 'https://storage.example/pictures',
      region: 'eu-1',
      accessKeyId: 'key',
      secretAccessKey: 'a/secret=',
    },
  )
  expect(bucketAddressOf('https://key:secret@storage.example:9000/pictures/')).toMatchObject({
    endpoint: 'https://storage.example:9000/pictures',
    region: 'auto',
  })
})

test.each([
  'storage',
  'https://storage.example/pictures',
  'https://key@storage.example/pictures',
  'https://key:secret@storage.example',
  'https://key:secret@storage.example/',
  'https://key:secret@storage.example/pictures/folder',
  'https://key:%ff@storage.example/pictures',
  'https://key:secret@storage.example/pictures?zone=1',
])('%s is no address of a bucket with its keys', (text) => {
  expect(bucketAddressOf(text)).toBeUndefined()
})

test('objects are written, read and deleted with a signature', async () => {
  const { objects, address } = await anObjectStore()
  const storage = openObjectStorage(address)
  await storage.put('a-1.webp', Buffer.from('first'), 'image/webp')
  await storage.put('a-1.webp', Buffer.from('second'), 'image/webp')
  expect(objects.get('a-1.webp')).toEqual({
    bytes: Buffer.from('second'),
    mediaType: 'image/webp',
  })
  expect(await storage.get('a-1.webp')).toEqual(Buffer.from('second'))
  await storage.remove('a-1.webp')
  await storage.remove('a-1.webp')
  expect(await storage.get('a-1.webp')).toBeUndefined()
})

test('a wrong key and a failure are errors, never an absent object', async () => {
  const { state, address } = await anObjectStore()
  const stranger = openObjectStorage({ ...address, secretAccessKey: 'another' })
  await expect(stranger.get('a')).rejects.toThrow()
  await expect(stranger.put('a', Buffer.from('b'), 'image/webp')).rejects.toThrow()
  state.failWith = 503
  await expect(openObjectStorage(address).get('a')).rejects.toThrow()
  await expect(openObjectStorage(address).remove('a')).rejects.toThrow()
})
