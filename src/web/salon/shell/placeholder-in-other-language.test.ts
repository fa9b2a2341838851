import { expect, test } from 'vitest'
import { placeholderInOtherLanguage } from './placeholder-in-other-language.ts'

test('[WORK-271] what was read stays for another language, and not for another visit', () => {
  const placeholder = placeholderInOtherLanguage(['visit', 'samira', 'a', 'nl'])
  expect(placeholder('read', { queryKey: ['visit', 'samira', 'a', 'en'] })).toBe('read')
  expect(placeholder('read', { queryKey: ['visit', 'samira', 'b', 'en'] })).toBeUndefined()
  expect(placeholder('read', undefined)).toBeUndefined()
})
