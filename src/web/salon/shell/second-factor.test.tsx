import { expect, test } from 'vitest'
import { renderHtml } from '../../testing/render-html.tsx'
import { SecondFactorReminder } from './second-factor-reminder.tsx'
import { WorkspaceRefusal } from './workspace-refusal.tsx'

test.each([
  ['nl', 'Stel vóór woensdag 9 december inloggen in twee stappen in'],
  ['en', 'Set up two-step sign-in before Wednesday 9 December'],
] as const)(
  '[WORK-120] the reminder in %s names the day and leads to the page',
  async (language, sentence) => {
    const reminder = <SecondFactorReminder dueAt="2026-12-09T09:00:00.000Z" />
    const { html, text } = await renderHtml(reminder, language)
    expect(text).toContain(sentence)
    expect(html).toContain('href="/security"')
  },
)

test('[WORK-182] a workspace whose owner has not shown the second step asks to sign in again', async () => {
  const { html, text } = await renderHtml(<WorkspaceRefusal refusal="second-factor-not-shown" />)
  expect(text).toContain('Log in met beide stappen')
  expect(text).toContain('Ga verder')
  expect(html).not.toContain('href="/security"')
})

test('[WORK-120] a closed workspace says why, and leads to the page', async () => {
  const { html, text } = await renderHtml(<WorkspaceRefusal refusal="second-factor-required" />)
  expect(text).toContain('Stel eerst inloggen in twee stappen in')
  expect(html).toContain('href="/security"')
})
