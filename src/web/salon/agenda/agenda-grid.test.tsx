import { expect, test } from 'vitest'
import { useTranslation } from '../../language.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import type { AgendaAddress } from './agenda-address.ts'
import { agendaGrid } from './agenda-columns.ts'
import { AgendaGrid } from './agenda-grid.tsx'
import type { Agenda } from './agenda-query.ts'

const at = (date: string, time: string) => `${date}T${time}:00+01:00`
const dayOf = (date: string) => ({
  date,
  hours: [{ startTime: at(date, '09:00'), endTime: at(date, '17:00') }],
  closures: [],
})
const AGENDA = {
  timeZone: 'Europe/Amsterdam',
  stepMinutes: 15,
  calendars: [{ calendarId: 'calendar', name: 'Samira' }],
  visits: [],
  blocks: [],
  busyTimes: [],
  days: [dayOf('2026-11-24'), dayOf('2026-11-25')],
} as unknown as Agenda

test('[WORK-08] the heading of today is marked in a week, also outside of the hours shown', async () => {
  for (const time of ['07:00', '12:00', '22:00'])
    expect(await markedDaysAt(Date.parse(at('2026-11-25', time)))).toEqual(['25'])
  expect(await markedDaysAt(Date.parse(at('2026-11-26', '12:00')))).toEqual([])
})

async function markedDaysAt(now: number): Promise<string[]> {
  const { html } = await renderHtml(<Week now={now} />)
  const headings = html.match(/<h2[^>]*aria-current="date".*?<\/h2>/g) ?? []
  return headings.map((heading) => />(\d+)<\/span><\/h2>$/.exec(heading)?.[1] ?? '')
}

function Week({ now }: { now: number }) {
  const { t, language } = useTranslation()
  const nothing = () => {}
  return (
    <AgendaGrid
      userName="salon-pioen"
      grid={agendaGrid(AGENDA)}
      address={{} as AgendaAddress}
      context={{ t, language, timeZone: AGENDA.timeZone, now }}
      isWeek
      activeId={null}
      onActive={nothing}
      onOpenBlock={nothing}
      onDrop={nothing}
      onFill={nothing}
    />
  )
}
