import { expect, test } from 'vitest'
import { orderMail as en } from './en/order-mail.ts'
import { fill } from './fill.ts'
import { orderMail as nl } from './nl/order-mail.ts'

test('[LANG-04] both languages use the same placeholders in mails', () => {
  expect(holes(nl)).toEqual(holes(en))
})

test('[WORK-280] the mail about a missed visit has the words of its badge', () => {
  expect([en.customer.missed.subject, nl.customer.missed.subject]).toEqual([
    'Did not come: {{when}}, {{salon}}',
    'Niet gekomen: {{when}}, {{salon}}',
  ])
})

test('values are inserted as they are, and not interpolated again', () => {
  expect(fill('{{a}} and {{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}} and $&')
  expect(fill('{{missing}}.', {})).toBe('.')
})

/** Every sentence by its key, with the names of what is filled in. */
function holes(words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
        : holes(value),
    ]),
  )
}
