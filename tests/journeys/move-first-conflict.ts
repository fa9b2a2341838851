import type { Page } from '@playwright/test'
import type { enPages } from '#messages/en-pages.ts'
import { fill } from '#messages/fill.ts'
import type { nlPages } from '#messages/nl-pages.ts'
import { today } from './calendar-days.ts'
import { expect } from './journey-test.ts'
import { beginOf } from './message-parts.ts'
import type { ExpectToast } from './toasts.ts'
import { workspacePanel } from './workspace-panel.ts'

interface ConflictMove {
  /** Whose visit it is. */
  name: string
  words: Pick<typeof enPages | typeof nlPages, 'agenda' | 'hours'>
  expectToast: ExpectToast
}

/** Moves the first visit of the open list of conflicts to the tenth day from now, in the tab that its link opens. */
export async function moveFirstConflict(
  page: Page,
  { name, words, expectToast }: ConflictMove,
): Promise<void> {
  const { hours, agenda } = words
  const act = `${hours.conflicts.move} ${beginOf(hours.conflicts.ofVisit)}${name}`
  const link = page.getByRole('link', { name: act }).first()
  await expect(link).toHaveAttribute('href', /agenda\?day=.*&visit=[\da-f-]+&move=choose$/)
  const opened = page.context().waitForEvent('page')
  await link.click()
  const tab = await opened
  const moving = workspacePanel(tab, fill(agenda.move.title, { name }))
  const day = today().add({ days: 10 }).toString()
  await moving.getByLabel(agenda.move.day, { exact: true }).fill(day)
  await moving.getByRole('radio').last().check({ force: true })
  await moving.getByLabel(agenda.move.words).fill('Dan zijn we op cursus.')
  const send = new RegExp(`^${beginOf(agenda.move.send)}`)
  await moving.getByRole('button', { name: send }).click()
  await expectToast(fill(agenda.changed.moved, { name }))
  await tab.close()
}
