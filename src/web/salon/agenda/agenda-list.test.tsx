import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { useTranslation } from '../../language.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { agendaGrid } from './agenda-columns.ts'
import { AgendaList, type AgendaListProps } from './agenda-list.tsx'
import type { Agenda } from './agenda-query.ts'
import { AgendaWeekList } from './agenda-week-list.tsx'

const at = (time: string) => `2026-11-24T${time}:00+01:00`
const CALENDAR = { calendarId: 'calendar', name: 'Samira' }
const block = { blockId: 'block', calendarId: 'calendar', reason: 'Inkoop' }
const AGENDA = {
  timeZone: 'Europe/Amsterdam',
  stepMinutes: 15,
  calendars: [CALENDAR],
  visits: [],
  blocks: [{ ...block, startTime: at('15:00'), endTime: at('16:00') }],
  busyTimes: [],
  days: [
    {
      date: '2026-11-24',
      hours: [
        { startTime: at('09:30'), endTime: at('12:30') },
        { startTime: at('13:00'), endTime: at('17:00') },
      ],
      closures: [],
    },
  ],
} as unknown as Agenda

test('[WORK-08, WORK-158, WORK-159] the list of a day and that of a week have the breaks of the opening hours', async () => {
  const day = await textOf(AgendaList)
  expect(day).toContain('09:30 3 u vrij Vul in om 09:30 12:30 13:00 Pauze 13:00 2 u vrij')
  const week = await textOf(AgendaWeekList)
  expect(week).toContain('12:30 13:00 Pauze 15:00 16:00 Inkoop')
})

async function textOf(List: ComponentType<AgendaListProps>): Promise<string> {
  const now = Date.parse(at('08:00'))
  function Page() {
    const { t, language } = useTranslation()
    const context = { t, language, timeZone: AGENDA.timeZone, now }
    const address = { day: '2026-11-24' } as AgendaListProps['address']
    const props = { userName: 'salon-pioen', grid: agendaGrid(AGENDA), address, context }
    return <List {...props} onActive={() => {}} onOpenBlock={() => {}} />
  }
  return (await renderHtml(<Page />)).text
}
