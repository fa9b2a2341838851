import { addProvider, createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { createCustomer, ensureSignedIn } from './sign-in.ts'

test.use({ language: 'nl' })
test('[WORK-100] a new owner is led from step to step until the list goes away @phone', async ({
  page,
  expectToast,
}) => {
  const owner = await createCustomer(page.request)
  await ensureSignedIn(page, owner)
  const userName = `begin-${owner.userName}`
  await addProvider({ userName, fullName: 'Salon Begin', ownerEmail: owner.email })
  const { text } = await readMail(page.request, owner.email, /Salon Begin nodigt je uit/)
  await openPage(page, /\/invitation\/[\w-]{22}/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Neem de uitnodiging aan' }).click()
  await expect(page).toHaveURL(new RegExp(`/salon/${userName}/welcome`))
  const steps = page.getByRole('list', { name: 'Stappen' }).getByRole('listitem')
  const step = steps.filter({ hasText: 'Zet je bestaande afspraken erin' })
  const before = await page
    .getByRole('progressbar', { name: 'Voortgang' })
    .getAttribute('aria-valuenow')
  await expectAccessible(page, 'welcome, new salon')
  await test.step('[WORK-265] the list leads to how bookings are confirmed, and to a test appointment', async () => {
    await page.getByRole('link', { name: 'Kies hoe' }).click()
    await expect(page).toHaveURL(/\/settings#booking$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Maak een proefafspraak' }).click()
    await expect(page.getByLabel('Wie komt er?')).toBeVisible()
    await openPage(page, `/salon/${userName}`)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await step.getByRole('link', { name: 'Naar de agenda' }).click()
  await page.getByRole('button', { name: 'Tijd blokkeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tijd blokkeren' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openPage(page, `/salon/${userName}`)
  await expect(step).toContainText('Klanten boeken er niet overheen')
  await expect(page.getByRole('progressbar', { name: 'Voortgang' })).toHaveAttribute(
    'aria-valuenow',
    String(Number(before) + 1),
  )
  await page.getByRole('link', { name: 'Meer', exact: true }).click()
  await page.getByRole('link', { name: /Begin hier \d te doen/ }).click()
  await page.getByRole('button', { name: 'Verberg deze lijst' }).click()
  await expectToast('De lijst is verborgen. Je vindt alles in het menu.')
  await expect(page).toHaveURL(new RegExp(`/salon/${userName}/agenda`))
  await openPage(page, `/salon/${userName}/more`)
  await expect(page.getByRole('link', { name: 'Behandelingen' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Begin hier/ })).toHaveCount(0)
  await openPage(page, `/salon/${userName}`)
  await expect(page).toHaveURL(new RegExp(`/salon/${userName}/agenda`))
})

test('[WORK-101] each empty page says how it is filled, with the button for it', async ({
  page,
}) => {
  const { userName } = await createSalon(page)
  const empty = [
    ['agenda?view=day', 'button', 'Deel je boekingslink'],
    ['agenda?view=list', 'link', 'Zet een afspraak erin'],
    ['requests', 'link', 'Bekijk je pagina'],
    ['clients', 'link', 'Zet een afspraak in de agenda'],
    ['offers', 'button', 'Nieuwe actie'],
    ['reviews', 'link', 'Naar de agenda'],
    ['numbers', 'link', 'Zet een afspraak in de agenda'],
  ] as const
  for (const [path, role, name] of empty) {
    await openPage(page, `/salon/${userName}/${path}`)
    await expect(page.getByRole('main').getByRole(role, { name })).toBeVisible()
    if (path === 'agenda?view=day') await expectAccessible(page, 'agenda, empty')
  }
  await page.getByRole('main').getByRole('link', { name: 'Zet een afspraak in de agenda' }).click()
  await expect(page.getByRole('heading', { name: 'Nieuwe afspraak' })).toBeVisible()
})
