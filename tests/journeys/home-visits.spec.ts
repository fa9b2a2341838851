import { today } from './calendar-days.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

const ADDRESS = 'Javastraat 48-2, 1094 HH Amsterdam'

test('[WORK-140, WORK-147, WORK-185] a visit at home has its way in the agenda, its place on the route, and its address opens in the map of the phone @phone', async ({
  page,
  expectToast,
}) => {
  const { userName } = await createSalon(page, { travelMinutes: 25 })
  const day = today().add({ days: 9 }).toString()
  await openPage(page, `/salon/${userName}/agenda?day=${day}&visit=new`)
  const panel = page.getByRole('dialog', { name: 'New appointment' })
  await panel.getByLabel('Walk-in, without a name').check()
  await panel.getByLabel(/^For what\?/).selectOption({ index: 1 })
  await panel.getByLabel('Address of the client').fill(ADDRESS)
  await panel.getByLabel('Or a time of your own').fill('12:00')
  await panel.getByRole('button', { name: 'Put it in the agenda' }).click()
  await expectToast('The appointment is in the agenda')

  await openPage(page, `/salon/${userName}/agenda?day=${day}&view=list`)
  const main = page.getByRole('main')
  const row = main.getByRole('listitem').filter({ hasText: ADDRESS })
  await expect(main).toContainText('1 address · done at 1')
  await expect(row).toContainText('Stop 1')
  await expect(row).toContainText('travel, 25 min')
  const route = row.getByRole('link', { name: /^Route/ })
  await expect(route).toHaveAttribute('href', /^(geo:|maps:|https:\/\/www\.openstreetmap\.org)/)
  await expectAccessible(page, 'the list with a visit at home')

  await openPage(page, `/salon/${userName}/agenda?day=${day}&view=day`)
  await expect(main.locator('[data-travel]')).toHaveText(['travel, 25 min', 'travel, 25 min'])
})
