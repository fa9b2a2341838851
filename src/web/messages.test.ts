import { expect, test, vi } from 'vitest'
import { en } from '#messages/en.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from './messages.ts'

test('a message is found by its key and interpolated', () => {
  const { t } = createMessages('en', en)
  expect(t('shell.accountOf', { name: '{{name}} & <b>' })).toBe('Account of {{name}} & <b>')
})

test('[LANG-04] a count selects the singular or plural, and a message without them is unchanged', () => {
  const { t } = createMessages('en', en)
  expect([0, 1, 2].map((count) => t('common.reviews', { count }))).toEqual([
    '0 reviews',
    '1 review',
    '2 reviews',
  ])
  const values = { count: 1, minutes: 5 }
  expect(t('common.minutes', values)).toBe('5 min')
})

test('[LANG-03] messages are fetched once per language and namespace', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return Response.json(url.endsWith('nl.json') ? nl : { ranking: nlPages.ranking })
  })
  const i18n = createMessages('en', en)
  for (let again = 0; again < 2; again++) {
    await i18n.load('nl')
    await i18n.load('nl', 'ranking')
  }
  expect(fetched).toEqual(['/assets/i18n/nl.json', '/assets/i18n/nl/ranking.json'])
  const heard = vi.fn()
  i18n.subscribe(heard)
  i18n.setLanguage('nl')
  expect(heard).toHaveBeenCalledOnce()
  expect(i18n.t('ranking.heading')).toBe(nlPages.ranking.heading)
  expect(i18n.t('shell.search')).toBe(nl.shell.search)
})

test('the values of a message are those that its English text names', () => {
  const { t } = createMessages('en', en)
  const wrong = () => {
    // @ts-expect-error the name is missing
    t('cart.remove')
    // @ts-expect-error the name is missing
    t('cart.remove', {})
    // @ts-expect-error a value with another name
    t('cart.remove', { name: 'Cut', salon: 'Bloesem' })
    // @ts-expect-error a message without values
    t('cart.heading', { name: 'Cut' })
    // @ts-expect-error a plural without its count
    t('cart.status', { sum: '€20' })
    // @ts-expect-error a plural with count but without its other value
    t('cart.status', { count: 2 })
    // @ts-expect-error one of two messages needs the amount
    t(wrong.length ? 'checkout.youPay' : 'checkout.toPay')
    // @ts-expect-error no such message
    t('cart.nothing')
  }
  expect(wrong).not.toThrow()
  expect(t('cart.status', { count: 2, sum: '€20' })).toBe('2 treatments chosen, €20 in all')
})
