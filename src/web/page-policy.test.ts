import { expect, test } from 'vitest'
import { imageOrigins, pagePolicy } from './page-policy.ts'

const NOWHERE_ELSE = { connectOrigins: [], frameOrigins: [], imageOrigins: [] }

function directive(name: string, policy: string): string | undefined {
  return policy.split('; ').find((each) => each.startsWith(`${name} `))
}

test('pictures may come from the site itself and the configured origins only', () => {
  expect(imageOrigins(undefined)).toEqual([])
  expect(directive('img-src', pagePolicy('n', NOWHERE_ELSE, false))).toBe("img-src 'self' data:")
  const service = { url: 'https://service.pdok.nl/brt/{z}/{x}/{y}.png' }
  const tiles = { ...NOWHERE_ELSE, imageOrigins: imageOrigins(service) }
  expect(directive('img-src', pagePolicy('n', tiles, false))).toBe(
    "img-src 'self' data: https://service.pdok.nl",
  )
})

test('no directive of the policy allows a scheme, a wildcard or unsafe code', () => {
  const sources = {
    connectOrigins: ['https://id.example.com'],
    frameOrigins: ['https://terms.example'],
    imageOrigins: ['https://service.pdok.nl'],
  }
  expect(pagePolicy('n', sources, false)).not.toMatch(/unsafe|\*| (https?|wss?|blob):(;| |$)/)
})
