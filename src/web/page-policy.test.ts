import { expect, test } from 'vitest'
import { imageOrigins, pagePolicy } from './page-policy.ts'

const NOWHERE_ELSE = { connectOrigins: [], frameOrigins: [], imageOrigins: [] }

function directive(name: string, policy: string): string | undefined {
  return policy.split('; ').find((each) => each.startsWith(`${name} `))
}

test('pictures come from ourselves and from the origins that were set, and from nowhere else', () => {
  expect(imageOrigins(undefined)).toEqual([])
  expect(directive('img-src', pagePolicy('n', NOWHERE_ELSE, false))).toBe("img-src 'self' data:")
  const service = { url: 'https://service.pdok.nl/brt/{z}/{x}/{y}.png' }
  const tiles = { ...NOWHERE_ELSE, imageOrigins: imageOrigins(service) }
  expect(directive('img-src', pagePolicy('n', tiles, false))).toBe(
    "img-src 'self' data: https://service.pdok.nl",
  )
})

test('no part of the policy allows a whole scheme, everything or what is unsafe', () => {
  const sources = {
    connectOrigins: ['https://id.example.com'],
    frameOrigins: ['https://terms.example'],
    imageOrigins: ['https://service.pdok.nl'],
  }
  expect(pagePolicy('n', sources, false)).not.toMatch(/unsafe|\*| (https?|wss?|blob):(;| |$)/)
})
