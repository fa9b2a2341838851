import type { APIRequestContext, Page } from '@playwright/test'
import { xsrfToken } from './book-by-api.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn, fillHostedSignIn } from './sign-in.ts'

/** The path of the link in the newest mail with an invitation. */
async function linkTo(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  const { text } = await readMail(request, email, subject)
  return /\/invitation\/[\w-]{22}/.exec(text)?.[0] ?? ''
}

async function inviteByApi(page: Page, userName: string, email: string): Promise<void> {
  const answer = await page.request.post(`/salonApi/${userName}/invitations`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: { email, role: 'staff', language: 'en' },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

test.describe('in Dutch on a phone', () => {
  test.use({ language: 'nl' })
  test('[WORK-93, WORK-95, WORK-96] an owner invites somebody, who signs in from the mail and opens the salon @phone', async ({
    page,
    browser,
    baseURL,
    request,
    expectToast,
  }) => {
    const salon = await createSalon(page)
    const guest = await createCustomer(request)
    await openPage(page, `/salon/${salon.userName}/more`)
    await page.getByRole('main').getByRole('link', { name: 'Team' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
    await page.getByRole('button', { name: 'Nodig iemand uit' }).click()
    const form = page.getByRole('dialog', { name: 'Nodig iemand uit' })
    await form.getByRole('button', { name: 'Stuur de uitnodiging' }).click()
    await expect(form.getByText('Vul een mailadres in, zoals')).toBeVisible()
    await expect(form.getByLabel('Mailadres')).toBeFocused()
    await form.getByLabel('Mailadres').fill(guest.email)
    await form.getByRole('radio', { name: /^Receptie/ }).check()
    await expectAccessible(page, 'inviting')
    await form.getByRole('button', { name: 'Stuur de uitnodiging' }).click()
    await expectToast(`De uitnodiging aan ${guest.email} is onderweg.`)
    await expect(page.getByRole('region', { name: 'Uitgenodigd' })).toContainText(guest.email)
    await expectAccessible(page, 'team-invited')

    const path = await linkTo(request, guest.email, /nodigt je uit/)
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await context.addCookies([{ name: 'language', value: 'nl', url: baseURL ?? '' }])
    const theirs = await context.newPage()
    await openPage(theirs, path)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
      `Werk mee bij ${salon.fullName}`,
    )
    await expectAccessible(theirs, 'invitation')
    await theirs.getByRole('button', { name: 'Log in of maak een account' }).click()
    await theirs
      .getByRole('dialog')
      .getByRole('button', { name: /^Inloggen$/ })
      .click()
    await fillHostedSignIn(theirs, guest)
    await expect(theirs).toHaveURL(new RegExp(`${path}$`))
    await theirs.getByRole('button', { name: 'Neem de uitnodiging aan' }).click()
    await expect(theirs).toHaveURL(new RegExp(`/salon/${salon.userName}/agenda`))
    await openPage(theirs, path)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
      `Je werkt al bij ${salon.fullName}`,
    )
    await context.close()
  })
})

test.describe('by keyboard', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/ })
  test('[WORK-94, WORK-97, WORK-98, WORK-241] an owner changes, removes and withdraws, and the last owner stays', async ({
    page,
    browser,
    baseURL,
    request,
    expectToast,
  }) => {
    const salon = await createSalon(page)
    const [guest, late] = [await createCustomer(request), await createCustomer(request)]
    await inviteByApi(page, salon.userName, guest.email)
    const path = await linkTo(request, guest.email, /invites you/)
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const theirs = await context.newPage()
    await ensureSignedIn(theirs, guest)
    await openPage(theirs, path)
    await theirs.getByRole('button', { name: 'Accept the invitation' }).click()
    await expect(theirs).toHaveURL(/\/agenda/)
    await openPage(theirs, `/salon/${salon.userName}/menu`)
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
      'This page is for owner and manager',
    )
    await expectAccessible(theirs, 'page of another role')
    await theirs.getByRole('main').getByRole('link', { name: 'To your agenda' }).click()
    await expect(theirs).toHaveURL(/\/agenda/)
    await inviteByApi(page, salon.userName, late.email)

    await openPage(page, `/salon/${salon.userName}/team`)
    await expect(page.getByText('2 people, 1 invitation on its way')).toBeVisible()
    await expectAccessible(page, 'team')
    const invited = page.getByRole('region', { name: 'Invited' })
    await invited.getByRole('button', { name: `Send again: ${late.email}` }).press('Enter')
    await expectToast(`A new mail to ${late.email} is on its way. The former link ends.`)
    await invited.getByRole('button', { name: `Withdraw: ${late.email}` }).press('Enter')
    await expectAccessible(page, 'team, withdrawing')
    await page.getByRole('button', { name: 'Withdraw it' }).press('Enter')
    await expectToast(`The invitation to ${late.email} is withdrawn.`)
    await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()

    const card = page.getByRole('listitem').filter({ hasText: 'Staff' })
    await card.getByRole('button', { name: `Edit: ${guest.name}` }).press('Enter')
    const editing = page.getByRole('dialog', { name: `Role of ${guest.name}` })
    await editing.getByRole('radio', { name: /^Manager/ }).check()
    await expectAccessible(page, 'member')
    await editing.getByRole('button', { name: 'Save' }).press('Enter')
    await expectToast(`${guest.name} is now: Manager.`)
    const manager = page.getByRole('listitem').filter({ hasText: 'Manager' })
    await manager.getByRole('button', { name: `Edit: ${guest.name}` }).press('Enter')
    await editing.getByRole('button', { name: 'Remove from the team' }).press('Enter')
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await expectToast(`${guest.name} is no longer in the team.`)
    await expect(page.getByText('1 person', { exact: true })).toBeVisible()
    await openPage(theirs, `/salon/${salon.userName}/agenda`)
    await expect(theirs.getByText('You do not work at this salon')).toBeVisible()
    await context.close()

    await page.getByRole('button', { name: 'Leave the team' }).press('Enter')
    const leaving = page.getByRole('dialog', { name: `Leave ${salon.fullName}?` })
    await leaving.getByRole('button', { name: 'Leave', exact: true }).press('Enter')
    await expect(leaving.getByRole('alert')).toContainText('A salon always has an owner.')
  })
})
