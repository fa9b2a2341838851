import type { Locator, Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { createSalon } from './create-salon.ts'
import { expect, test } from './journey-test.ts'
import { answerLeaveQuestion } from './leave-question.ts'
import { openPage } from './open-page.ts'

interface UnsavedDialog {
  path: string
  open: (page: Page) => Locator
  field: string
}

const { agenda, clients, hours, settings, team } = enPages
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first()

const DIALOGS: Readonly<Record<string, UnsavedDialog>> = {
  'a new client': { path: 'clients', open: button(clients.add), field: clients.name },
  'an invitation': { path: 'team', open: button(team.inviting.open), field: team.inviting.email },
  'a closed day': {
    path: 'hours',
    open: button(hours.exceptions.add),
    field: hours.closing.reason,
  },
  'a calendar feed': {
    path: 'settings',
    open: button(settings.feeds.make),
    field: settings.feeds.form.name,
  },
  'an external calendar': {
    path: 'settings',
    open: button(settings.external.add),
    field: settings.external.form.address,
  },
  'a blocked time': {
    path: 'agenda',
    open: button(agenda.block.add),
    field: agenda.block.reason,
  },
}

test('[WORK-292] what is typed in a dialog of the workspace is not lost by Escape or a reload unasked', async ({
  page,
}) => {
  const { userName: salon } = await createSalon(page)
  for (const [name, { path, open, field }] of Object.entries(DIALOGS)) {
    await test.step(name, async () => {
      await openPage(page, `/salon/${salon}/more`)
      await openPage(page, `/salon/${salon}/${path}`)
      await open(page).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await open(page).click()
      const input = dialog.getByRole('textbox', { name: field })
      await input.fill('fatima')
      await answerLeaveQuestion(page, 'stay', () => page.keyboard.press('Escape'))
      await expect(input).toHaveValue('fatima')
      await answerLeaveQuestion(page, 'leave', () => page.keyboard.press('Escape'))
      await expect(dialog).toHaveCount(0)
    })
  }
})
