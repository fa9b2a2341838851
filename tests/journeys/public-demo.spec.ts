import type { Page } from '@playwright/test'
import { signIn as hostedEn } from '#messages/en/sign-in.ts'
import { en } from '#messages/en.ts'
import { signIn as hostedNl } from '#messages/nl/sign-in.ts'
import { nl } from '#messages/nl.ts'
import { bookByApi } from './book-by-api.ts'
import { checkedLanguages, expectAccessible } from './expect-accessible.ts'
import { expect } from './journey-test.ts'
import { readMail } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { testWithIssuer } from './test-with-issuer.ts'

const test = testWithIssuer(() => ({ DEMO_DATA: 'public' }), { redirectPath: '/auth/callback' })

// One worker runs them, so that one server is started.
test.describe.configure({ mode: 'default' })

// Each test checks its pages several times.
test.setTimeout(180_000)

test.use({ expectedErrors: /status of 40[14]/ })

for (const language of checkedLanguages) {
  test.describe(language, () => {
    test.use({ language })
    const words = { en, nl }[language]
    const hosted = { en: hostedEn, nl: hostedNl }[language]

    test('every page of a public demo says so, and the notice covers nothing', async ({ page }) => {
      const notice = page.getByRole('complementary', { name: words.shell.demo.label })
      for (const path of ['/search', '/profile/studio-bloesem', '/book', '/pricing', '/nowhere']) {
        await openPage(page, path)
        await expect(notice).toContainText(words.shell.demo.text)
        const [header, own, main] = await boxesOf(page)
        expect(own.top).toBeGreaterThanOrEqual(header.bottom)
        expect(main.top).toBeGreaterThanOrEqual(own.bottom)
      }
      await openPage(page, '/pricing')
      const menu = page.getByRole('navigation', { name: words.shell.mainMenu })
      await menu.getByRole('link', { name: words.shell.contact }).click()
      await expect(page).toHaveURL('/contact-us')
      await expect(notice).toBeVisible()
      await expectAccessible(page, 'public demonstration')
    })

    test('a visitor of a public demo signs in with one click, books, and reads the mail', async ({
      page,
      context,
    }) => {
      await openPage(page, '/login')
      await page.getByRole('main').getByRole('button', { name: words.session.signIn }).click()
      await expect(page).toHaveURL(/\/identity\/interaction\//)
      await expect(page.getByRole('complementary')).toContainText(hosted.demoNotice.text)
      await expectAccessible(page, 'sign-in of a visitor')
      await page.getByRole('button', { name: hosted.demoVisitor.submit }).click()
      const account = page.getByRole('button', { name: hosted.demoVisitor.name })
      await expect(account).toBeVisible()
      await bookByApi(page, 'studio-bloesem')
      const { email } = await currentUser(page)
      await readMail(context.request, email, /Studio Bloesem/)
      await page.getByRole('link', { name: words.shell.demo.mail }).click()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })
  })
}

test('two visitors of a public demo are two users, and cannot read each other’s mail', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterAsDemoVisitor(page)
  await bookByApi(page, 'studio-bloesem')
  const one = await currentUser(page)
  const { subject } = await readMail(page.request, one.email, /Studio Bloesem/)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  await enterAsDemoVisitor(other)
  const two = await currentUser(other)
  expect(two.email).not.toBe(one.email)
  expect(two.role).toBe('customer')
  await other.goto(`/demo/mail?to=${one.email}`)
  await expect(other.getByRole('main')).toContainText('No mail yet')
  await expect(other.getByRole('main')).not.toContainText(subject)
  await context.close()
})

async function enterAsDemoVisitor(page: Page): Promise<void> {
  await openPage(page, '/login')
  await page.getByRole('main').getByRole('button', { name: en.session.signIn }).click()
  await page.getByRole('button', { name: hostedEn.demoVisitor.submit }).click()
  await expect(page.getByRole('button', { name: hostedEn.demoVisitor.name })).toBeVisible()
}

async function currentUser(page: Page) {
  const status = await page.request.get('/api/auth/status')
  return ((await status.json()) as { userInfo: { email: string; role: string } }).userInfo
}

async function boxesOf(page: Page) {
  const parts = [
    page.getByRole('banner'),
    page.getByRole('complementary').first(),
    page.getByRole('main'),
  ]
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  const [header, own, main] = boxes.map((box) => ({
    top: box?.y ?? 0,
    bottom: (box?.y ?? 0) + (box?.height ?? 0),
  }))
  const none = { top: Number.NaN, bottom: Number.NaN }
  return [header ?? none, own ?? none, main ?? none] as const
}
