import { expect, test } from 'vitest'
import { DEMO_TIMES } from '#domain/contact/demo-time.ts'
import { renderHtml } from '../../../testing/render-html.tsx'
import { DemoTimeFields } from './demo-time-fields.tsx'

test('an error of the demo time is linked to each radio button, and only then', async () => {
  const moment = (error?: string) => (
    <DemoTimeFields
      today="2026-11-23"
      dayInput={{}}
      timeInput={{ name: 'time' }}
      errorOf={() => error}
    />
  )
  const fieldErrors = await renderHtml(moment('Kies een tijd'))
  expect(fieldErrors.html).toMatch(/<p id="sales-demoTime-error"[^>]*>.*?Kies een tijd<\/p>/)
  const times = fieldErrors.html.match(/<input[^>]* name="time"[^>]*>/g) ?? []
  expect(times).toHaveLength(DEMO_TIMES.length)
  for (const time of times) {
    expect(time).toContain('aria-describedby="sales-demoTime-error" aria-invalid="true"')
  }
  expect((await renderHtml(moment())).html).not.toContain('aria-invalid=')
})
