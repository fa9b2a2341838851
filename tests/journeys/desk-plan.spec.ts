import type { Page } from '@playwright/test'
import type { PlanKey } from '#domain/pricing/plan.ts'
import { enPages } from '#messages/en-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'
import { ensureSignedIn } from './sign-in.ts'

const words = enPages.deskSalons
const { planDialog } = words

test('[DESK-119, DESK-199, DESK-292, DESK-293] a plan that a colleague sets while the dialog is open is shown in it, and is replaced only by choice', async ({
  page,
  browser,
  baseURL,
  expectErrors,
  expectToast,
}) => {
  const ofOwner = await browser.newContext({ ...(baseURL && { baseURL }) })
  const fullName = `Salon ${crypto.randomUUID().slice(0, 8)}`
  await createSalon(await ofOwner.newPage(), { fullName })
  await ofOwner.close()
  await page.setViewportSize({ width: 1440, height: 900 })
  await ensureSignedIn(page, 'beheer')
  await openPage(page, '/desk/salons')
  await page.getByRole('searchbox').fill(fullName)
  await page.getByRole('link', { name: fullName }).click()
  const heading = page.getByRole('heading', { level: 1, name: fullName })
  await expect(heading).toBeVisible()
  const providerId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goBack()
  await expect(heading).toHaveCount(0)
  const open = page.getByRole('button', { name: words.intervene.plan })
  const dialog = page.getByRole('dialog', { name: fullName })
  const plan = dialog.getByLabel(planDialog.key)
  const changed = dialog.getByRole('alert')

  await test.step('the salon is read again behind the dialog', async () => {
    await setPlan(page, providerId, { former: null, key: 'salon-package' })
    const goOn = await holdRequests(page, 'GET', `**/deskApi/salons/${providerId}`)
    await page.goForward()
    await open.click()
    await expect(plan).toHaveValue('')
    await plan.selectOption('software-only')
    await dialog.getByLabel(planDialog.reason).fill('Agreed by telephone')
    await goOn()
    await expect(changed).toContainText(planDialog.changed)
    await expect(changed).toContainText(words.plans['salon-package'])
    await expectAccessible(page, 'desk-salon-plan-changed')
    await expect(changed).toBeInViewport({ ratio: 0.9 })
    const held = dialog.getByRole('button', { name: planDialog.choiceMissing })
    await expect(held).toBeInViewport({ ratio: 0.9 })
    await dialog.getByRole('button', { name: planDialog.keepMine }).click()
    await expect(changed).toHaveCount(0)
    await expect(dialog.getByLabel(planDialog.reason)).toHaveValue('Agreed by telephone')
    const trial = dialog.getByLabel(planDialog.trial)
    await trial.fill('0026-12-10')
    await expect(dialog.getByText(planDialog.trialFault).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: planDialog.trialFault })).toBeDisabled()
    await trial.fill('')
    await dialog.getByRole('button', { name: planDialog.save }).click()
    await expectToast(planDialog.done)
    await expect(dialog).toHaveCount(0)
  })
  await test.step('the server refuses it', async () => {
    expectErrors(/409 \(Conflict\)/)
    await open.click()
    await expect(plan).toHaveValue('software-only')
    await setPlan(page, providerId, { former: 'software-only', key: 'software-marketing' })
    await plan.selectOption('salon-package')
    await dialog.getByLabel(planDialog.reason).fill('Agreed by mail')
    await dialog.getByRole('button', { name: planDialog.save }).click()
    await expect(changed).toContainText(words.plans['software-marketing'])
    await dialog.getByRole('button', { name: planDialog.takeTheirs }).click()
    await expect(plan).toHaveValue('software-marketing')
    await expect(dialog.getByLabel(planDialog.reason)).toHaveValue('Agreed by mail')
  })
})

/** Sets the plan of a salon as a colleague does. */
async function setPlan(
  page: Page,
  providerId: string,
  { former, key }: { former: PlanKey | null; key: PlanKey },
): Promise<void> {
  const of = (plan: PlanKey) => ({ key: plan, locations: 1, trialEndsOn: null })
  const answer = await page.request.put(`/deskApi/salons/${providerId}/plan`, {
    headers: { 'x-xsrf-token': decodeURIComponent(await xsrfToken(page)) },
    data: { plan: of(key), former: former && of(former), reason: 'As the salon asked' },
  })
  expect(answer.status()).toBe(200)
}
