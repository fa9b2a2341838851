import Flag from 'lucide-react/icons/flag'
import { expect, test } from 'vitest'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { DetailLayout } from './detail-layout.tsx'
import { Queue, QueueRow } from './queue-row.tsx'
import { termOf, termWords } from './term.ts'
import { ThumbBar } from './thumb-bar.tsx'
import { Timeline } from './timeline.tsx'

const nederlands = createMessages('nl', { ...nl, ...nlPages })
const TODAY = '2026-11-20'

// A Friday.
test.each([
  ['report', '2026-11-27', 'early', 'vr 27 november', 'nog 5 werkdagen'],
  ['message', '2026-11-24', 'soon', 'di 24 november', 'nog 2 werkdagen'],
  ['registration', '2026-11-23', 'soon', 'ma 23 november', 'nog 1 werkdag'],
  ['registration', '2026-11-20', 'soon', 'vr 20 november', 'vandaag'],
  ['report', '2026-11-18', 'late', 'wo 18 november', '2 dagen te laat'],
  ['privacy-request', '2026-11-23', 'early', 'ma 23 november', 'nog 3 dagen'],
  ['privacy-request', '2026-11-21', 'soon', 'za 21 november', 'nog 1 dag'],
] as const)(
  '[DESK-011, DESK-219] a %s that is due on %s is %s: %s, %s',
  (work, dueDay, state, day, left) => {
    const due = { work, dueDay, today: TODAY }
    expect(termOf(due).state).toBe(state)
    expect(termWords(due, { t: nederlands.t, language: 'nl' })).toEqual({ day, left })
  },
)

test('[DESK-011] a row is one link with what waits, since when, who has it and until when', async () => {
  const row = (
    <Queue label="Wat wacht">
      <QueueRow
        work="report"
        link={{ to: '/desk/log' }}
        kind="Melding"
        icon={Flag}
        title="Lotus & Linnen"
        detail="Sinds 13 november"
        assignee={null}
        dueDay="2026-11-23"
        today={TODAY}
      />
    </Queue>
  )
  const { text, html } = await renderHtml(row)
  expect(text).toBe('Melding Lotus & Linnen Sinds 13 november Vrij ma 23 november nog 1 werkdag')
  expect(html.match(/<a /g)).toHaveLength(1)
  // One petal of five is left; the flower says nothing that the words do not.
  expect(html.match(/fill-current/g)).toHaveLength(1)
  expect(html.match(/<svg[^>]*aria-hidden="true"/g)?.length).toBeGreaterThanOrEqual(3)
})

test('a detail has what is known, then what one can do, and the decision at the thumb', async () => {
  const entry = { id: '1', at: '2026-11-20T09:00:00+01:00', icon: Flag, title: 'Gemeld' }
  const page = (
    <>
      <DetailLayout aside={<p>Besluit</p>} asideLabel="Wat je kunt doen">
        <Timeline
          label="Wat er gebeurde"
          entries={[entry, { ...entry, id: '2', tone: 'danger' }]}
        />
      </DetailLayout>
      <ThumbBar label="Besluit">
        <button type="button">Keur goed</button>
      </ThumbBar>
    </>
  )
  const { text, html } = await renderHtml(page)
  expect(text).toBe('vr 20 nov 09:00 Gemeld vr 20 nov 09:00 Gemeld Besluit Keur goed')
  expect(html).toContain('<time dateTime="2026-11-20T09:00:00+01:00"')
  expect(html).toContain('aria-label="Wat je kunt doen"')
})
