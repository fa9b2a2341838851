import { expect, test } from 'vitest'
import { ownPath } from './return-url.ts'

test('[AUTH-02] a path of our own site is returned unchanged', () => {
  expect(ownPath('/profile/studio-bloesem?step=4#times')).toBe(
    '/profile/studio-bloesem?step=4#times',
  )
})

test('[AUTH-02] a URL of another site is not followed', () => {
  for (const text of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '',
    'search',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/x/../..//evil.example',
    '/%2e//evil.example',
  ]) {
    expect(ownPath(text), text).toBeNull()
  }
})

test('[AUTH-08] the return address is never the sign-in screen', () => {
  expect(ownPath('/login?lang=nl')).toBeNull()
})
