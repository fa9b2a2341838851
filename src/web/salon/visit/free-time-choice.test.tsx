import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { nl } from '#messages/nl.ts'
import { nlPages } from '#messages/nl-pages.ts'
import { createMessages } from '../../messages.ts'
import { createQueryClient } from '../../query-client.ts'
import { renderHtml } from '../../testing/render-html.tsx'
import { FreeTimeChoice } from './free-time-choice.tsx'
import { freeTimesQuery } from './free-times-query.ts'

const date = '2026-11-27' as PlainDate
const durationMinutes = 75
const visit = { orderId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd', startTime: at('11:45') }
const context = {
  t: createMessages('nl', { ...nl, ...nlPages }).t,
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  now: Date.parse(at('09:00')),
} as const

function at(time: string): string {
  return `${date}T${time}:00+01:00`
}

async function textWith(times: readonly string[], moving?: typeof visit): Promise<string> {
  const queries = createQueryClient()
  const wanted = { date, durationMinutes, ...(moving && { orderId: moving.orderId }) }
  const { queryKey } = freeTimesQuery('studio-bloesem', wanted)
  queries.setQueryData(queryKey, { times: times.map((time) => ({ startTime: at(time) })) } as never)
  const { text } = await renderHtml(
    <QueryClientProvider client={queries}>
      <FreeTimeChoice
        userName="studio-bloesem"
        {...(moving && { moving })}
        date={date}
        durationMinutes={durationMinutes}
        chosen={null}
        context={context}
        onChoose={() => {}}
      />
    </QueryClientProvider>,
  )
  return text
}

test('[WORK-264] a visit that moves is not offered the time that it has', async () => {
  expect(await textWith(['11:45', '15:00'])).toContain('11:45')
  const moving = await textWith(['11:45', '15:00'], visit)
  expect(moving).not.toContain('11:45')
  expect(moving).toContain('15:00')
  expect(await textWith(['11:45'], visit)).toContain(nlPages.agenda.move.noTimes)
})
