import { orderNumber } from '#domain/order/order-number.ts'
import { enPages } from '#messages/en-pages.ts'
import { bookByApi } from './book-by-api.ts'
import { addProvider, createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

const words = enPages.deskSalons

test('[DESK-116, DESK-140] an operator ends a salon at its request: the owner reads the reasons, the customer that the visit is cancelled', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const [owner, customer] = [await createCustomer(request), await createCustomer(request)]
  const pageOfAnother = async () =>
    (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  // An account exists from its first sign-in on.
  await ensureSignedIn(await pageOfAnother(), owner)
  const salon = { userName: `salon-${owner.userName}`, fullName: `Salon ${owner.name}` }
  await addProvider({ ...salon, ownerUserName: owner.userName })
  const customerPage = await pageOfAnother()
  await ensureSignedIn(customerPage, customer)
  const orderId = await bookByApi(customerPage, salon.userName)

  await ensureSignedIn(page, 'beheer')
  await openPage(page, '/desk')
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', { name: enPages.desk.search.label })
  const found = search.getByLabel(enPages.desk.search.field)
  await found.fill(orderNumber(orderId))
  await expect(search.getByRole('option', { name: orderNumber(orderId) })).toHaveAttribute(
    'href',
    `/desk/orders/${orderId}`,
  )
  await found.fill(owner.email)
  await expect(search.getByRole('option', { name: salon.fullName })).toBeVisible()
  await expectAccessible(page, 'desk-search')
  await search.getByRole('option', { name: salon.fullName }).click()
  await expect(page.getByRole('heading', { level: 1, name: salon.fullName })).toBeVisible()
  await expectAccessible(page, 'desk-salon')

  await page.getByRole('button', { name: words.intervene.end }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: words.decide.grounds['own-request'] }).check()
  await expect(dialog.getByText(words.decide.missingFacts)).toBeVisible()
  await dialog.getByRole('textbox', { name: words.decide.facts }).fill('De salon sluit voorgoed.')
  await dialog.getByRole('checkbox', { name: words.decide.atOnce }).check()
  await expectAccessible(page, 'desk-salon-end')
  await dialog.getByRole('button', { name: words.decide.submit.end }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(words.states.ended, { exact: true }).first()).toBeVisible()
  const history = page.getByRole('list', { name: words.story.title })
  await expect(history.getByText(enPages.desk.acts['end-provider'])).toBeVisible()

  const toCustomer = await readMail(request, customer.email, /Geannuleerd|Cancelled/)
  expect(toCustomer.text).toMatch(/stopt bij Bloesem|leaves Bloesem/)
  const toOwner = await readMail(request, owner.email, /beëindigd|ended/)
  expect(toOwner.text).toContain('De salon sluit voorgoed.')
  expect((await request.get(`/profile/${salon.userName}`)).status()).toBe(404)
})

test('[DESK-291] a decision about a salon that is undone on another page is in its dialog again, with its ground', async ({
  page,
  browser,
  baseURL,
  expectToast,
}) => {
  const ofOwner = await browser.newContext({ ...(baseURL && { baseURL }) })
  const fullName = `Salon ${crypto.randomUUID().slice(0, 8)}`
  await createSalon(await ofOwner.newPage(), { fullName })
  await ofOwner.close()
  await ensureSignedIn(page, 'beheer')
  await openPage(page, '/desk/salons')
  await page.getByRole('searchbox').fill(fullName)
  await page.getByRole('link', { name: fullName }).click()
  const hide = page.getByRole('button', { name: words.intervene.hide })
  await hide.click()
  const dialog = page.getByRole('dialog')
  const ground = dialog.getByRole('radio', { name: words.decide.grounds.law })
  const law = dialog.getByRole('textbox', { name: words.decide.law })
  const facts = dialog.getByRole('textbox', { name: words.decide.facts })
  await ground.check()
  await law.fill('Warenwet, artikel 18')
  await facts.fill('De salon werkt met middelen die verboden zijn.')
  await dialog.getByRole('button', { name: words.decide.submit.hide }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: words.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await page.getByRole('button', { name: words.decide.undo }).click()
  await expectToast(words.decide.undone)
  await page.getByRole('searchbox').fill(fullName)
  await page.getByRole('link', { name: fullName }).click()
  await hide.click()
  await expect(ground).toBeChecked()
  await expect(law).toHaveValue('Warenwet, artikel 18')
  await expect(facts).toHaveValue('De salon werkt met middelen die verboden zijn.')
})
