import { expect, test } from 'vitest'
import { useTranslation } from '../../language.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { agendaGrid } from './agenda-columns.ts'
import type { Agenda } from './agenda-query.ts'
import { VisitText, weekLines } from './visit-text.tsx'

test.each([
  [25, 1],
  [30, 2],
  [45, 3],
  [60, 4],
  [120, 9],
])('[WORK-283] a visit of %i minutes has %i whole lines in a week', (minutes, lines) => {
  expect(weekLines(minutes)).toBe(lines)
})

test('[WORK-283] in a week who and what wrap to the lines of the visit, without a cut word', async () => {
  const html = await visitHtml({ minutes: 45, isWeek: true })
  expect(html).toContain('max-height:3rem')
  expect(html).toMatch(/>Rosalie Dijkstra<.*>Cut, short hair</s)
  expect(html).not.toContain('truncate')
})

test('[WORK-283] the one line of a short visit is cut at its end', async () => {
  expect(await visitHtml({ minutes: 15, isWeek: true })).toContain('truncate')
})

const at = (time: string) => `2026-11-24T${time}:00+01:00`

async function visitHtml({ minutes, isWeek }: { minutes: number; isWeek: boolean }) {
  const visit = {
    orderId: 'order',
    calendarId: 'calendar',
    customerName: 'Rosalie Dijkstra',
    serviceName: 'Cut, short hair',
    startTime: at('10:00'),
    endTime: at(`10:${minutes}`),
    busyUntil: at(`10:${minutes}`),
    status: 'CONFIRMED',
    travelMinutes: 0,
    waits: [],
  }
  const agenda = {
    timeZone: 'Europe/Amsterdam',
    stepMinutes: 15,
    calendars: [{ calendarId: 'calendar', name: 'Samira' }],
    visits: [visit],
    blocks: [],
    busyTimes: [],
    days: [{ date: '2026-11-24', hours: [], closures: [] }],
  } as unknown as Agenda
  const item = agendaGrid(agenda).columns[0]?.items[0]
  if (item?.kind !== 'visit') throw new Error('no visit')
  return (await renderHtml(<Block item={item} minutes={minutes} isWeek={isWeek} />)).html
}

function Block(props: Pick<Parameters<typeof VisitText>[0], 'item' | 'minutes' | 'isWeek'>) {
  const { t, language } = useTranslation()
  const context = { t, language, timeZone: 'Europe/Amsterdam', now: Date.parse(at('08:00')) }
  return <VisitText {...props} state="confirmed" context={context} />
}
