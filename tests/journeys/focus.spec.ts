import type { Page } from '@playwright/test'
import { today } from './calendar-days.ts'
import { chooseFirstFreeTime } from './choose-time.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'
import { pressContinue, walkToSchedule } from './wizard.ts'

const provider = 'kleine-berg-nagels'

test('a first load has the skip link as first tab stop, then the header from left to right', async ({
  page,
}) => {
  for (const path of ['/search', `/profile/${provider}`, '/login']) {
    await openPage(page, path)
    await expect(page.locator('body')).toBeFocused()
    expect(await namesOfTabStops(page, 8), path).toEqual([
      'Skip to the content',
      'Bloesem, to the search',
      'Search',
      'Pricing',
      'Contact us',
      'Nederlands, NL',
      'English, EN',
      'Sign in',
    ])
  }
  await page.reload()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('each step of the wizard focuses its heading, forward and back; a reload starts at the top', async ({
  page,
}) => {
  await ensureSignedIn(page, 'noor')
  await walkToSchedule(page, provider)
  await expectFocusOn(page, 'When would you like to come?')
  await chooseFirstFreeTime(page, today().add({ days: 1 }))
  await pressContinue(page)
  await expectFocusOn(page, 'Who is coming?')
  await pressContinue(page)
  await expectFocusOn(page, 'Is everything right?')
  await page.getByRole('button', { name: 'Back' }).click()
  await expectFocusOn(page, 'Who is coming?')
  await page.goBack()
  await expectFocusOn(page, 'Is everything right?')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is everything right?')
  await expect(page.locator('body')).toBeFocused()
  expect(await namesOfTabStops(page, 2)).toEqual(['Skip to the content', 'Bloesem, to the search'])
})

async function expectFocusOn(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
}

/** The names of the next tab stops. */
async function namesOfTabStops(page: Page, presses: number): Promise<string[]> {
  const names: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const on = document.activeElement
        return (on?.getAttribute('aria-label') ?? on?.textContent ?? '').trim()
      }),
    )
  }
  return names
}
