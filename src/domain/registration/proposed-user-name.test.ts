import { expect, test } from 'vitest'
import { isProviderUserName, proposedUserName } from './proposed-user-name.ts'

test.each([
  ['Atelier Blauweregen & Zn.', 'atelier-blauweregen-zn'],
  ['  Café Ébène ', 'cafe-ebene'],
  ['أمينة', 'salon'],
  ['X', 'salon'],
  [`Kapsalon ${'lang '.repeat(20)}`, 'kapsalon-lang-lang-lang-lang-lang-lang-l'],
  ['-- 1e Klas --', '1e-klas'],
])('[DESK-045] the page of %s is proposed as %s', (name, userName) => {
  expect(proposedUserName(name)).toBe(userName)
  expect(isProviderUserName(userName)).toBe(true)
})
