import { enPages } from '#messages/en-pages.ts'
import { xsrfToken } from './book-by-api.ts'
import { createSalon } from './create-salon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey-test.ts'
import { openPage } from './open-page.ts'

const words = enPages.workspace.search

test('[WORK-196, WORK-157] a member finds a client by the key / and a day by the button of a phone, each with one request', async ({
  page,
}) => {
  const { userName } = await createSalon(page)
  const added = await page.request.post(`/salonApi/${userName}/clients`, {
    headers: { 'x-xsrf-token': await xsrfToken(page) },
    data: { name: 'Fenna de Wit', phone: '06 12345678', email: '' },
  })
  expect(added.ok(), await added.text()).toBe(true)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/search')) asked.push(searchParams.get('search') ?? '')
  })

  await openPage(page, `/salon/${userName}/settings`)
  const dialog = page.getByRole('dialog', { name: words.title })
  const box = dialog.getByRole('combobox', { name: words.label })
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  // At once: a slow machine may type with pauses, after each of which it is searched.
  await page.keyboard.insertText('fenna')
  const fenna = dialog.getByRole('option', { name: /^Fenna de Wit/ })
  await expect(fenna).toHaveAttribute('aria-selected', 'true')
  expect(asked).toEqual(['fenna'])
  await expectAccessible(page, 'the search of the workspace')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fenna de Wit')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('button', { name: words.open }).click()
  await box.fill('24-12-2026')
  await dialog.getByRole('option', { name: 'Agenda of Thursday 24 December' }).click()
  await expect(page).toHaveURL(/\/agenda\?day=2026-12-24$/)
  await expect(dialog).toHaveCount(0)
})
