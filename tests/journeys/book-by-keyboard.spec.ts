import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { expect, test } from './journey-test.ts'
import { tabAndPress, tabTo } from './keyboard.ts'
import { openPage } from './open-page.ts'

test('a visit is booked by keyboard alone, with every control named and the focus visible', async ({
  page,
}) => {
  await test.step('sign in with a password', () => signIn(page))
  await test.step('find a provider', () => findProvider(page))
  await test.step('filter, and return to the former focus', () => filter(page))
  await test.step('choose a treatment', () => fillCart(page))
  await test.step('choose a day and a time from radio groups with full names', () => pickTime(page))
  await test.step('fill in the details, with errors announced and focused', () => fillDetails(page))
  await test.step('check the summary, accept the terms and order', () => placeOrder(page))
})

async function signIn(page: Page): Promise<void> {
  const { keyboard } = page
  await openPage(page, '/search')
  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await tabAndPress(page.getByRole('button', { name: 'Sign in' }))
  const dialog = page.getByRole('dialog', { name: 'Almost there' })
  await expect(dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await keyboard.press('Enter')
  await tabAndPress(dialog.getByRole('button', { name: 'Sign in' }))
  await expect(page.getByLabel('Email or user name')).toBeFocused()
  await keyboard.type('noor')
  await keyboard.press('Tab')
  await keyboard.type(DEMO_PASSWORD)
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Account of Noor Bakkali' })).toBeVisible()
  await expect(headingOf(page)).toHaveText(/salons in and around Amsterdam/)
}

async function findProvider(page: Page): Promise<void> {
  const { keyboard } = page
  const box = page.getByRole('combobox', { name: 'Where' })
  await tabTo(box)
  await keyboard.type('utr')
  const utrecht = page.getByRole('option', { name: 'Utrecht, Utrecht' })
  await expect(utrecht).toBeVisible()
  await keyboard.press('ArrowDown')
  await expect(utrecht).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText(/salons in and around Utrecht/)
  await tabAndPress(
    page.getByRole('navigation', { name: 'Treatments' }).getByRole('link', { name: 'Nails' }),
  )
  await expect(headingOf(page)).toHaveText(/nail studios in and around Utrecht/)
}

async function filter(page: Page): Promise<void> {
  const { keyboard } = page
  const filters = page.getByRole('button', { name: 'Filters' })
  await tabTo(filters, 'Shift+Tab')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await tabTo(dialog.getByRole('radio', { name: 'Recommended' }))
  await keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Best rated' })).toBeChecked()
  await tabTo(dialog.getByRole('radio', { name: 'Any time' }))
  await keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: 'Next week' })).toBeChecked()
  await tabAndPress(dialog.getByRole('button', { name: /^Show \d+ salons$/ }))
  await expect(page).toHaveURL(/when=NEXT_WEEK&sort=rating$/)
  await expect(dialog).toBeHidden()
  await expect(filters).toBeFocused()
}

async function fillCart(page: Page): Promise<void> {
  const { keyboard } = page
  await tabAndPress(page.getByRole('link', { name: 'De Nagelbar', exact: true }))
  await expect(headingOf(page)).toHaveText('De Nagelbar')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page.getByRole('tab', { name: 'Services' }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'About', selected: true })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'About' })).toContainText('Good to know')
  await keyboard.press('Home')
  await tabAndPress(
    page.getByRole('button', { name: 'Add Classic manicure', exact: true }),
    'Space',
  )
  await expect(page.getByRole('status').filter({ hasText: 'treatment chosen' })).toHaveText(
    /^1 treatment chosen, €\d+\.\d\d in all$/,
  )
  await tabAndPress(page.getByRole('button', { name: 'Choose a time' }))
}

async function pickTime(page: Page): Promise<void> {
  const { keyboard } = page
  await expect(headingOf(page)).toHaveText('When would you like to come?')
  await expect(headingOf(page)).toBeFocused()
  await tabAndPress(page.getByRole('button', { name: 'Next week' }))
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeEnabled()
  const day = page
    .getByRole('radiogroup', { name: 'Day', exact: true })
    .getByRole('radio', { checked: true })
  await expect(day).toHaveAccessibleName(/^\w+day \d+ \w+, \d+ times? free$/)
  await tabTo(day)
  await keyboard.press('ArrowRight')
  await expect(day).toBeFocused()
  const dayName = (await day.getAttribute('aria-label'))?.split(',')[0] ?? ''
  const times = page.getByRole('radiogroup', { name: dayName })
  const first = times.locator('input:enabled').first()
  await expect(first).toHaveAccessibleName(
    new RegExp(`^${dayName}, \\d\\d:\\d\\d, \\d+ (minutes|hour)`),
  )
  await tabAndPress(first, 'Space')
  await expect(first).toBeChecked()
  await tabAndPress(page.getByRole('button', { name: 'Continue' }))
}

async function fillDetails(page: Page): Promise<void> {
  const { keyboard } = page
  await expect(headingOf(page)).toHaveText('Who is coming?')
  await expect(headingOf(page)).toBeFocused()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveValue('noor@voorbeeld.nl')
  await tabTo(email)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('noor@')
  await keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('One thing needs another look')
  await tabAndPress(summary.getByRole('link', { name: /An email address looks like/ }))
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/An email address looks like name@example.com./)
  await keyboard.press('End')
  await keyboard.type('voorbeeld.nl')
  await tabAndPress(page.getByRole('button', { name: 'Continue' }))
}

async function placeOrder(page: Page): Promise<void> {
  await expect(headingOf(page)).toHaveText('Is everything right?')
  await expect(headingOf(page)).toBeFocused()
  await tabAndPress(page.getByRole('checkbox', { name: /^I agree to the terms/ }), 'Space')
  await tabAndPress(page.getByRole('button', { name: 'Book with obligation to pay' }))
  await expect(headingOf(page)).toHaveText(/^See you on \w+day, Noor$/)
  await expect(headingOf(page)).toBeFocused()
  await tabAndPress(page.getByRole('link', { name: 'View appointment' }))
  await expect(page).toHaveURL(/\/bookings\/[\w-]+$/)
  await expect(page.getByText('Confirmed')).toBeVisible()
}

function headingOf(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}
