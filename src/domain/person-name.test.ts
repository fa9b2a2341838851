import { expect, test } from 'vitest'
import { firstName, nameWithoutLinks, publicName } from './person-name.ts'

test.each([
  ['Anouk Vermeer', 'Anouk Vermeer'],
  ["Jan-Willem van 't Hof", "Jan-Willem van 't Hof"],
  ['J.P. de Wit', 'J. P. de Wit'],
  ['A.Vermeer jr.', 'A. Vermeer jr.'],
  ['أمينة 👩🏽‍🦱', 'أمينة 👩🏽‍🦱'],
  ['http://x.y', ''],
  ['HTTPS://evil.example Eva', 'Eva'],
  ['Win at bit.ly/x now', 'Win at now'],
  ['www.evil.example', ''],
  ['evil.com', ''],
  ['evil.com,', ''],
  ['(evil.com)', ''],
  ['ｅｖｉｌ．ｃｏｍ', ''],
  ['evil。com', ''],
  ['evil\u200b.\u2060com', ''],
  ['//evil Eva', 'Eva'],
  ['eva@evil.example', ''],
  ['mailto:eva', ''],
  ['tel:0900 Eva', 'Eva'],
  ['192.168.1.1', ''],
  ['t.co/x', ''],
  ['t.co', 't. co'],
  ['', ''],
])('a name contains no link: %s', (typed, shown) => {
  expect(nameWithoutLinks(typed)).toBe(shown)
})

test.each([
  ['Anouk Vermeer', 'Anouk'],
  ['http://x.y Anouk', 'Anouk'],
  ['bit.ly/x', ''],
])('the greeting has the first name, or no name: %s', (typed, greeted) => {
  expect(firstName(typed)).toBe(greeted)
})

test.each([
  ['Sanne Visser', 'Sanne V.'],
  ['Sanne de Vries', 'Sanne V.'],
  ['samira el idrissi', 'samira I.'],
  ['  Noor ', 'Noor'],
  ['Élodie Éluard', 'Élodie É.'],
  ['Daan de Boer 2', 'Daan B.'],
  ['Sanne sanne@voorbeeld.nl', 'Sanne'],
  ['https://evil.example', null],
  ['', null],
])('[REVIEW-01] a review shows a first name and an initial: %s', (typed, shown) => {
  expect(publicName(typed)).toBe(shown)
})
