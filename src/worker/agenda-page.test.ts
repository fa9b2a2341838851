import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { StoredAgenda } from '#domain/order/stored-agenda.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { agenda as english } from '#messages/en/agenda.ts'
import { agenda as dutch } from '#messages/nl/agenda.ts'
import { agendaPage, RELOAD_ONLINE } from './agenda-page.ts'

const at = (time: string) => `2026-11-24T${time}:00+01:00`
const now = Date.parse(at('11:41'))
const agenda: StoredAgenda = {
  userName: 'anouk',
  salon: { userName: 'salon-kersenbloesem', name: 'Salon Kersenbloesem' },
  timeZone: 'Europe/Amsterdam',
  asOf: Date.parse(at('11:29')),
  days: ['2026-11-24' as PlainDate, '2026-11-25' as PlainDate],
  visits: [
    {
      startsAt: at('13:30'),
      endsAt: at('14:30'),
      calendar: 'Anouk',
      status: 'CONFIRMED',
      customer: 'Sanne de Boer',
      phone: '0612345678',
      address: null,
      service: 'Knippen & föhnen',
    },
  ],
  blocks: [{ startsAt: at('12:30'), endsAt: at('13:00'), calendar: 'Anouk', reason: '' }],
}

function page(facts: Partial<Parameters<typeof agendaPage>[0]> = {}) {
  const address = '/salon/salon-kersenbloesem/agenda'
  const styles = '/assets/index-abc.css'
  return agendaPage({ address, language: 'nl', styles, now, agenda, ...facts })
}

test('[WORK-127] the stored days are shown with clock time and age, and with why nothing can be changed, in both languages', async () => {
  const dutch = await page().text()
  for (const part of [
    'Geen verbinding.',
    'Je ziet de agenda van 11:29, 12 minuten oud. Wijzigen kan weer als je online bent.',
    'Vandaag, dinsdag 24 november',
    'woensdag 25 november',
    'Er staat niets op deze dag.',
    'Sanne de Boer',
    'Knippen &#38; föhnen · Anouk',
    'Bevestigd',
    'tel:0612345678',
    'Niet beschikbaar · Anouk',
  ]) {
    expect(dutch).toContain(part)
  }
  expect(dutch.indexOf('12:30')).toBeLessThan(dutch.indexOf('13:30'))
  const english = await page({ language: 'en', now: now + 60 * 60_000 }).text()
  expect(english).toContain('You see the agenda as of 11:29, 1 hour old.')
  expect(english).not.toMatch(/<(button|form|input)/)
})

test('[WORK-177] the statuses are named as in the agenda', async () => {
  const states = {
    PENDING: 'pending',
    ACCEPTED: 'accepted',
    CONFIRMED: 'confirmed',
    COMPLETED: 'completed',
    NO_SHOW: 'missed',
  } as const
  for (const [language, { states: names }] of [
    ['en', english],
    ['nl', dutch],
  ] as const) {
    for (const [status, name] of Object.entries(states) as [
      keyof typeof states,
      keyof typeof names,
    ][]) {
      const visits = agenda.visits.map((visit) => ({ ...visit, status }))
      const text = await page({ language, agenda: { ...agenda, visits } }).text()
      expect(text).toContain(`>${names[name]}</span>`)
    }
  }
})

test('[WORK-184] a visit that waits says when', async () => {
  const waits = [{ startsAt: at('14:00'), endsAt: at('14:20') }]
  const visits = agenda.visits.map((visit) => ({ ...visit, waits }))
  const text = await page({ agenda: { ...agenda, visits } }).text()
  expect(text).toContain('Knippen &#38; föhnen · inwerken 14:00 – 14:20 · Anouk')
})

test('[WORK-127] another day than the stored ones says that it needs a connection; one that is over is left out', async () => {
  const missing = 'Deze dag is niet bewaard'
  const open = (day: string) => page({ address: `/salon/salon-kersenbloesem/agenda?day=${day}` })
  expect(await open('2026-11-25').text()).not.toContain(missing)
  expect(await open('2026-11-26').text()).toContain(missing)
  const tomorrow = await page({ now: now + 24 * 60 * 60_000 }).text()
  expect(tomorrow).not.toContain('dinsdag 24 november')
  expect(tomorrow).toContain('Vandaag, woensdag 25 november')
})

test('[WORK-127] names are escaped, and the policy allows the one script that opens the page again', async () => {
  const typed = '<img src=x>'
  const [visit] = agenda.visits
  const named = { customer: typed, service: typed, phone: typed, address: typed, calendar: typed }
  const answer = page({
    agenda: {
      ...agenda,
      salon: { userName: 'a', name: typed },
      visits: visit ? [{ ...visit, ...named }] : [],
      blocks: agenda.blocks.map((block) => ({ ...block, reason: typed })),
    },
  })
  expect(await answer.text()).not.toContain(typed)
  const hash = createHash('sha256').update(RELOAD_ONLINE.text).digest('base64')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'/)
  expect(policy?.match(/script-src .*/)?.[0]).toBe(`script-src 'sha256-${hash}'`)
  expect(answer.status).toBe(503)
})
