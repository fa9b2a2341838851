import { expect, test } from 'vitest'
import { categoryOf } from '#domain/catalog/service-codes.ts'
import { TREATMENTS, vatRateOf } from '#domain/catalog/treatments/by-category.ts'
import { isAvailable } from '#domain/pricing/available-features.ts'
import { FEATURE_GROUPS, type Feature, featuresAddedBy } from '#domain/pricing/features.ts'
import { CUSTOM_EXTRAS, PLANS } from '#domain/pricing/plan.ts'
import { pricing as en } from '#messages/en/pricing.ts'
import { pricing as nl } from '#messages/nl/pricing.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { PricingPage } from './pricing-page.tsx'

// A path of the check icon, and one of the cross icon.
const CHECK = 'M20 6 9 17l-5-5'
const CROSS = 'M18 6 6 18'

const pages = [
  ['en', en, ['€20', '€30', '€50']],
  ['nl', nl, ['€ 20', '€ 30', '€ 50']],
] as const

test.each(pages)(
  '[PRICE-01, PRICE-02] there are three plans with prices, one highlighted, and a custom package (%s)',
  async (language, { plans, trials, exVat, mostPopular }, prices) => {
    const { text } = await renderHtml(<PricingPage />, language)
    const cards = ['software-only', 'software-marketing', 'salon-package'] as const
    for (const [index, key] of cards.entries()) {
      const length = index === 0 ? trials.month_other : trials.day_other
      const trial = length.replace('{{count}}', index === 0 ? '3' : '14')
      expect(text).toMatch(
        new RegExp(`${plain(plans[key].name)} .*?${prices[index]} .*?${exVat} · ${trial}`),
      )
    }
    expect(text.split(mostPopular)).toHaveLength(2)
    expect(text).toMatch(new RegExp(`${mostPopular} ${plain(plans['software-marketing'].name)}`))
    expect(text).toContain(`${plans.custom.name} ${plans.custom.text}`)
  },
)

test.each(pages)(
  '[PRICE-02] each card has the plan’s unit and features, and the package its extras (%s)',
  async (language, { plans, per: periods, features, extras, comparison }) => {
    const { text } = await renderHtml(<PricingPage />, language)
    const texts = PLANS.flatMap(({ key, per }) => [
      plans[key].name,
      periods[per],
      ...featuresAddedBy(key).map(({ feature }) => features[feature]),
    ])
    let at = 0
    for (const extra of [...texts, plans.custom.name, ...CUSTOM_EXTRAS.map((one) => extras[one])]) {
      at = text.indexOf(extra, at)
      expect(at, extra).toBeGreaterThan(-1)
    }
    expect(at).toBeLessThan(text.indexOf(comparison.title))
  },
)

test('[PRICE-01] the page starts with buttons for a trial and a demo', async () => {
  const { text } = await renderHtml(<PricingPage />, 'en')
  const hero = text.slice(0, text.indexOf(en.plans['software-only'].name))
  expect(hero).toContain(en.hero.title)
  expect(hero).toMatch(new RegExp(`${en.startTrial}.*${en.contact}`))
})

test('[PRICE-06] every trial button opens the registration in a new tab', async () => {
  const { html } = await renderHtml(<PricingPage />, 'en')
  const trials = [...html.matchAll(/<a ([^>]*)>Start free trial/g)]
  expect(trials).toHaveLength(5) // hero, three plans, closing call
  for (const [, attributes] of trials) {
    expect(attributes).toContain('href="/provider-registration" target="_blank"')
  }
})

test.each(pages)(
  '[PRICE-03] the comparison shows the features of each plan as text, by group (%s)',
  async (language, { comparison, features, levels, soon }) => {
    const { html } = await renderHtml(<PricingPage />, language)
    const table = /<table.*<\/table>/s.exec(html)?.[0] ?? ''
    const groups = [...table.matchAll(/<th scope="rowgroup"[^>]*>(.*?)<\/th>/g)].map(
      ([, name]) => name,
    )
    expect(groups).toEqual(Object.values(comparison.groups))
    const rows = FEATURE_GROUPS.flatMap(({ rows }) => [...rows])
    expect(table.match(/<th scope="row"/g)).toHaveLength(rows.length)
    const count = (word: string) => table.split(`>${word}<`).length - 1
    const available = rows.filter(({ feature }) => isAvailable(feature))
    const announced = rows.filter(({ feature }) => !isAvailable(feature))
    const cells = (those: typeof rows, value: boolean) =>
      those.flatMap(({ values }) => Object.values(values)).filter((each) => each === value).length
    expect(count(comparison.included)).toBe(cells(available, true))
    expect(count(comparison.excluded)).toBe(cells(rows, false))
    // The name of an announced feature says so, and each cell that would have a check.
    expect(count(soon)).toBe(announced.length + cells(announced, true))
    const drawings = (path: string) => table.split(path).length - 1
    expect(drawings(CHECK)).toBe(count(comparison.included))
    expect(drawings(CROSS)).toBe(count(comparison.excluded))
    expect(count(levels.priority)).toBe(1)
    expect(table).toContain(features.adAnalytics)
  },
)

/** What row PRICE-02 says, plan by plan: software only, software and marketing, salon package. */
const COMPARISON: Record<string, Values> = {
  ...same('bookingManagement', 'serviceMenu', 'orderProcessing', 'clientDatabase', true),
  ...same('mobileInterface', 'analytics', 'emailMarketing', true),
  freeEmails: ['50', '50', '50'],
  textMessages: ['at extra cost', 'at extra cost', 'at extra cost'],
  ...same('onlineBooking', 'paymentGateway', true),
  googleReservations: ['basic', 'advanced', 'several locations'],
  ...same('unlimitedStaff', 'practitionerSchedules', 'commissions', 'teamDashboards', 'largest'),
  ...same('roles', 'largest'),
  ...same('businessCard', true),
  ...same('customBranding', 'largest'),
  support: ['basic', 'basic', 'with priority'],
  adImpressions: [false, '1,000 – 4,000', '4,000 – 8,000'],
  ...same('marketingTools', 'adAnalytics', 'larger'),
}

test('[PRICE-03] each plan’s features are under its name', async () => {
  const { html } = await renderHtml(<PricingPage />, 'en')
  const rows = [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) =>
      cell
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  )
  const { software, marketing, salon } = planNames()
  expect(rows[0]?.slice(1)).toEqual([software, marketing, salon])
  const cellTexts = { true: en.comparison.included, false: en.comparison.excluded }
  const expected = Object.entries(COMPARISON).map(([name, values]) => {
    const feature = name as Feature
    const isSoon = !isAvailable(feature)
    return [
      isSoon ? `${en.features[feature]} ${en.soon}` : en.features[feature],
      ...values.map((value) => {
        if (typeof value === 'string') return value
        return value && isSoon ? en.soon : cellTexts[`${value}`]
      }),
    ]
  })
  expect(rows.filter((cells) => cells.length === 4).slice(1)).toEqual(expected)
})

test('[PRICE-04] the carousel has each service as a link, and a copy that is hidden from screen readers', async () => {
  const { html } = await renderHtml(<PricingPage />, 'en')
  const [, row = '', copy = ''] =
    /animate-carousel.*?(<ul.*?<\/ul>)(<ul.*?<\/ul>)/s.exec(html) ?? []
  const links = (list: string) =>
    [...list.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(links(row)).toHaveLength(10)
  expect(links(row)[0]).toBe('/search?service=nailArtist')
  expect(links(copy)).toEqual(links(row))
  expect(copy).toMatch(/^<ul[^>]*aria-hidden="true"/)
  expect(copy.match(/<a [^>]*tabindex="-1"/g)).toHaveLength(10)
  expect(row).not.toMatch(/^<ul[^>]*aria-hidden|tabindex/)
  expect(row.match(/>new</g)).toHaveLength(2)
})

test.each(pages)(
  '[PRICE-05] there are ten questions, the first one open, with the numbers of the plans (%s)',
  async (language, { faq }, [software]) => {
    const { html } = await renderHtml(<PricingPage />, language)
    const items = [...html.matchAll(/<details name="question"( open="")?.*?<\/details>/gs)]
    expect(items.map(([, open]) => Boolean(open))).toEqual([true, ...Array(9).fill(false)])
    const questions = Object.values(faq.questions)
    for (const [index, [item]] of items.entries()) {
      expect(item).toContain(`<h3>${questions[index]?.question}</h3>`)
      expect(item.match(/<p>/g)).toHaveLength(questions[index]?.answer.split('\n').length ?? 0)
      expect(item).not.toContain('{{')
    }
    expect(items[0]?.[0].replaceAll('\u00a0', ' ')).toContain(software)
  },
)

test.each(pages)(
  '[WORK-90] cards, package and answers mark what does not exist yet (%s)',
  async (language, { plans, features, extras, comparison, soon, soonOf, faq }) => {
    const { html, text } = await renderHtml(<PricingPage />, language)
    const cards = text.slice(
      text.indexOf(plans['software-only'].text),
      text.indexOf(comparison.title),
    )
    const names = [
      ...PLANS.flatMap(({ key }) => featuresAddedBy(key)).map(
        ({ feature }) => [feature, features[feature]] as const,
      ),
      ...CUSTOM_EXTRAS.map((extra) => [extra, extras[extra]] as const),
    ]
    let at = 0
    for (const [feature, name] of names) {
      at = cards.indexOf(name, at)
      expect(at, name).toBeGreaterThan(-1)
      at += name.length
      const mark = new RegExp(`^(: [^:]*?)? ${soon}( |$)`)
      const next = cards.slice(at, nextName(cards, at, names))
      expect([feature, mark.test(next)]).toEqual([feature, !isAvailable(feature)])
    }
    const [before = ''] = soonOf.split('{{features}}')
    const announced = [...html.matchAll(/<details.*?<\/details>/gs)].map(([item]) =>
      item.includes(`>${before}`),
    )
    const questions = Object.keys(faq.questions)
    expect(questions.filter((_, index) => announced[index])).toEqual([
      'cost',
      'payments',
      'messages',
    ])
  },
)

test.each(pages)(
  '[PRICE-05] the answer about VAT names everything with 9 % (%s)',
  (language, { faq }) => {
    const answer = faq.questions.vat.answer.toLowerCase()
    const low = Object.values(TREATMENTS)
      .flat()
      .filter(({ code }) => vatRateOf(code) === 9 && categoryOf(code) !== 'hairStyling')
    expect(low.length).toBeGreaterThan(0)
    for (const { [language]: text } of low) {
      expect(answer).toContain(text[0].split(',')[0]?.toLowerCase())
    }
  },
)

function planNames() {
  const { plans } = en
  return {
    software: plans['software-only'].name,
    marketing: plans['software-marketing'].name,
    salon: plans['salon-package'].name,
  }
}

type Values = readonly [boolean | string, boolean | string, boolean | string]

/** Features that all plans have, the larger two, or the largest alone. */
function same(...texts: [...string[], true | 'larger' | 'largest']): Record<string, Values> {
  const from = texts.at(-1)
  const values: Values = [from === true, from !== 'largest', true]
  return Object.fromEntries(texts.slice(0, -1).map((feature) => [feature, values]))
}

/** Where the next name begins after a position. */
function nextName(text: string, from: number, names: readonly (readonly [string, string])[]) {
  const found = names.map(([, name]) => text.indexOf(name, from)).filter((at) => at > -1)
  return found.length > 0 ? Math.min(...found) : undefined
}

/** Escapes text for a regular expression. */
function plain(name: string): string {
  return name.replaceAll('+', '\\+')
}
