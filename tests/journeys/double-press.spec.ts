import type { Locator, Page } from '@playwright/test'
import { enPages } from '#messages/en-pages.ts'
import { fill } from '#messages/fill.ts'
import { xsrfToken } from './book-by-api.ts'
import { today } from './calendar-days.ts'
import { createSalon } from './create-salon.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

/** Presses twice at one place, as a double click does; the second press comes when the first has had its effect. */
async function pressTwice(page: Page, button: Locator, effect: () => Promise<void>): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  await page.mouse.move(
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  )
  await page.mouse.down()
  await page.mouse.up()
  await effect()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

/** Counts the requests that change something. */
function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/salonApi/'))
      writes.push(`${request.method()} ${pathname.split('/')[3]}`)
  })
  return writes
}

test('[WORK-291] a double press does one thing: exceptions, holidays and invitations', async ({
  page,
}) => {
  const { userName: salon } = await createSalon(page)
  const { hours, team } = enPages
  const days = [1, 2, 3].map((ahead) => today().add({ days: ahead }).toString())
  for (const day of days) {
    const closed = await page.request.post(`/salonApi/${salon}/closures`, {
      headers: { 'x-xsrf-token': await xsrfToken(page) },
      data: { from: day, to: day, reason: 'Training' },
    })
    expect(closed.ok(), await closed.text()).toBe(true)
  }
  const writes = watchWrites(page)
  await openPage(page, `/salon/${salon}/hours`)
  const exceptions = page.getByRole('region', { name: hours.exceptions.title })
  const removals = exceptions.getByRole('button', { name: /^Remove/ })
  await expect(removals).toHaveCount(3)

  await test.step('the row that moved up under the pointer stays', async () => {
    await pressTwice(page, removals.first(), () => expect(removals).toHaveCount(2))
    await page.reload()
    await expect(removals).toHaveCount(2)
    expect(writes.splice(0)).toEqual(['DELETE closures'])
  })

  await test.step('a button that means the opposite by now does nothing', async () => {
    const holidays = page.getByRole('region', { name: hours.holidays.title })
    const first = holidays.getByRole('button').first()
    await expect(first).toContainText(hours.holidays.close)
    await pressTwice(page, first, () => expect(first).toContainText(hours.holidays.reopen))
    await page.reload()
    await expect(first).toContainText(hours.holidays.reopen)
    expect(writes.splice(0)).toEqual(['POST closures'])
  })

  await test.step('two presses before anything is drawn send once', async () => {
    await openPage(page, `/salon/${salon}/team`)
    await page.getByRole('button', { name: team.inviting.open }).click()
    const invite = page.getByRole('dialog')
    await invite.getByLabel(team.inviting.email).fill('fatima@voorbeeld.nl')
    await invite.getByRole('button', { name: team.inviting.send }).click()
    await expect(page.getByText('fatima@voorbeeld.nl', { exact: true })).toBeVisible()
    writes.splice(0)
    await page.getByRole('button', { name: new RegExp(team.invited.withdraw) }).click()
    const question = page.getByRole('dialog', {
      name: fill(team.withdrawal.title, { email: 'fatima@voorbeeld.nl' }),
    })
    await question.getByRole('button', { name: team.withdrawal.send }).dblclick()
    await expect(question).toHaveCount(0)
    expect(writes).toEqual(['DELETE invitations'])
  })
})
