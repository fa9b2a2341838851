import { expect, test } from 'vitest'
import { en } from './en.ts'
import { enPages } from './en-pages.ts'
import { nl } from './nl.ts'
import { nlPages } from './nl-pages.ts'

const english = flat({ ...en, ...enPages })
const dutch = flat({ ...nl, ...nlPages })

test('[LANG-04] both languages have the same keys, each with a text', () => {
  expect([...dutch.keys()].sort()).toEqual([...english.keys()].sort())
  for (const [key, text] of [...english, ...dutch]) expect(text.trim(), key).not.toBe('')
})

test('[LANG-04] both languages use the same placeholders', () => {
  for (const [key, text] of english) {
    expect(valuesIn(dutch.get(key) ?? ''), key).toEqual(valuesIn(text))
  }
})

test('[LANG-04] every message with a count has both forms', () => {
  for (const key of english.keys()) {
    const other = key.replace(/_one$/, '_other').replace(/_other$/, '_one')
    if (/_(one|other)$/.test(key)) expect(english.has(other), key).toBe(true)
  }
})

test('[WORK-280] English texts use the words of the glossary for the agenda and for a missed visit', () => {
  for (const [key, text] of english) {
    expect(text, key).not.toMatch(/\bdiary\b/i)
    expect(text, key).not.toMatch(/\bmissed appointment\b|\bas missed\b/i)
  }
})

function flat(words: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[path + key, value]] : [...flat(value, `${path}${key}.`)],
    ),
  )
}

function valuesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name))].sort()
}
