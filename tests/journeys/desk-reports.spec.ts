import type { Browser, BrowserContext } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/sign-ins.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { signInByApi } from './sign-in-by-api.ts'

// The second of two operators is refused, which the browser logs.
test.use({ language: 'nl', expectedErrors: /409/ })

const REPORTER = 'melder@voorbeeld.nl'

test('[DESK-070, DESK-072, DESK-076, DESK-077, DESK-078, DESK-288] a reported review is hidden, objected to and shown again, and two operators do not decide twice', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const sanne = await contextOf(browser, 'sanne')
  const own = await (await sanne.request.get('/accountApi/data')).json()
  const review = own.data.reviews.find((each: { userFeedback: string }) => each.userFeedback)
  const words = review.userFeedback.slice(0, 12)
  const isShown = async () => {
    const path = `/public/review/provider/${review.providerUserName}?pageSize=50`
    const { data } = await (await page.request.get(path)).json()
    return data.reviews.items.some((each: { id: string }) => each.id === review.reviewId)
  }

  await test.step('a visitor reports it and gets a receipt', async () => {
    await openPage(page, `/report?kind=review&targetId=${review.reviewId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meld een review')
    await page.getByRole('button', { name: 'Verstuur melding' }).click()
    await expect(page.getByRole('alert')).toContainText('Vul je naam in')
    await page.getByRole('radio', { name: 'Het noemt iemand bij naam' }).check()
    await page.getByLabel('Om welke woorden gaat het?').fill(words)
    await page.getByLabel('Waarom vind je dat?').fill('Dit is mijn collega.')
    await page.getByLabel('Je naam').fill('Ruben Mulder')
    await page.getByLabel('Je mailadres').fill(REPORTER)
    await page.getByRole('checkbox', { name: /Voor zover ik weet/ }).check()
    await expectAccessible(page, 'report')
    await page.getByRole('button', { name: 'Verstuur melding' }).click()
    await expect(page.getByRole('heading', { name: 'Dank voor je melding' })).toBeVisible()
    await readMail(page.request, REPORTER, /We hebben je melding/)
  })

  const [beheer, mei] = [await contextOf(browser, 'beheer'), await contextOf(browser, 'mei')]
  const [first, second] = [await beheer.newPage(), await mei.newPage()]
  await test.step('two operators open it, one hides it, and the other keeps every letter', async () => {
    await openPage(first, '/desk/reports')
    await first
      .getByRole('link', { name: /Persoonlijk/ })
      .last()
      .click()
    await expect(first.locator('mark')).toHaveText(words)
    await openPage(second, new URL(first.url()).pathname)
    await second.getByLabel('Feiten').fill('Mijn eigen woorden')
    const wide = first.viewportSize()
    await first.setViewportSize({ width: 390, height: 844 })
    await first.getByRole('region', { name: 'Besluit' }).getByRole('button').click()
    await expect(first.getByRole('heading', { name: 'Besluit', exact: true })).toBeFocused()
    if (wide) await first.setViewportSize(wide)
    await first.getByRole('radio', { name: 'Verberg' }).check()
    await first.getByRole('radio', { name: /geen personen bij naam/ }).check()
    await first.getByLabel('Feiten').fill('Noemt een collega bij naam.')
    const mails = first.getByRole('region', { name: 'De mail zoals die vertrekt' })
    await expect(mails).toContainText('Noemt een collega bij naam.')
    await expectAccessible(first, 'desk-report')
    await first.getByRole('button', { name: 'Besluit en verstuur 2 mails' }).click()
    await expect(first.getByText('Nu verborgen')).toBeVisible()
    expect(await isShown()).toBe(false)
    await second.getByRole('button', { name: /^Besluit en verstuur/ }).click()
    await expect(second.getByRole('alert')).toContainText('Noemt een collega bij naam.')
    await expect(second.getByLabel('Feiten')).toHaveValue('Mijn eigen woorden')
  })

  await test.step('both sides read why, and the writer objects by the link', async () => {
    const toReporter = await readMail(page.request, REPORTER, /Wat we met je melding deden/)
    expect(toReporter.text).toContain('Noemt een collega bij naam.')
    const toAuthor = await readMail(page.request, 'sanne@voorbeeld.nl', /verborgen|hidden/i)
    expect(toAuthor.text).not.toContain('Ruben')
    const [link = ''] = /\/objection\/[\w-]+/.exec(toAuthor.text) ?? []
    await openPage(page, link)
    await page.getByLabel('Wat klopt er niet aan dit besluit?').fill('Zo heet de hond.')
    await expectAccessible(page, 'objection')
    await page.getByRole('button', { name: 'Maak bezwaar' }).click()
    await expect(page.getByText('Je maakte bezwaar')).toBeVisible()
  })

  await test.step('somebody else decides about it, and it is shown again', async () => {
    await first.reload()
    await expect(first.getByText('Een collega besluit erover')).toBeVisible()
    await second.reload()
    await expect(second.getByText('Zo heet de hond.')).toBeVisible()
    await second.getByLabel('Feiten').fill('Het gaat om een hond.')
    await second.getByRole('button', { name: 'Besluit en verstuur 2 mails' }).click()
    await expect(second.getByText('Nu te zien')).toBeVisible()
    expect(await isShown()).toBe(true)
    await readMail(page.request, 'sanne@voorbeeld.nl', /weer te zien|shown again/i)
  })
  for (const context of [sanne, beheer, mei]) await context.close()
})

async function contextOf(browser: Browser, userName: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  const url = test.info().project.use.baseURL ?? ''
  await context.addCookies([{ name: 'language', value: 'nl', url }])
  await signInByApi(context.request, { userName, password: DEMO_PASSWORD })
  return context
}
