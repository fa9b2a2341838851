import { expect, test } from 'vitest'
import { retryableImport } from './retry-import.ts'

test('a failed import is retried with another URL, taken from the error', async () => {
  let loadCount = 0
  const load = retryableImport(async () => {
    loadCount += 1
    throw new TypeError('Failed to load http://localhost/assets/map-1.js (404)')
  })
  await expect(load()).rejects.toThrow('assets/map-1.js (404)')
  // Node imports no script over HTTP, but its error shows that the new URL was tried.
  await expect(load()).rejects.toThrow('http:')
  expect(loadCount).toBe(1)
})

test('without a URL in the error the same import is retried', async () => {
  const answers = [new TypeError('Importing a module script failed.'), 'the map']
  const load = retryableImport(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  await expect(load()).rejects.toThrow('Importing')
  expect(await load()).toBe('the map')
})
