import { expect, test } from './journey-test.ts'
import { mailedCode } from './mailbox.ts'
import { openPage } from './open-page.ts'
import { fillHostedSignIn, randomCustomer, signInAs } from './sign-in.ts'
import { addTreatment } from './wizard.ts'

const accountOf = (name: string) => ({ name: `Account of ${name}` })

test('[AUTH-02, AUTH-03] signing in from a search returns to that search', async ({
  page,
  context,
}) => {
  const here = '/search?city=NL05&service=nailArtist&sort=price'
  await openPage(page, here)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Almost there' })
  await expect(dialog).toContainText('What you chose stays.')
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'returnUrl', value: encodeURIComponent(here) }),
  )

  const asked = page.waitForRequest(/\/identity\/auth\?/)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  const question = new URL((await asked).url()).searchParams
  expect(Object.fromEntries(question)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: expect.stringMatching(/^email openid profile aws\.cognito\.signin\.user\.admin/),
  })
  await fillHostedSignIn(page, 'daan')
  await expect(page.getByRole('button', accountOf('Daan Hofstra'))).toBeVisible()
  await expect(page).toHaveURL(here)
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('returnUrl')
})

test('[AUTH-02] signing in returns to the step where it started, with the cart', async ({
  page,
}) => {
  await openPage(page, '/profile/oog-in-oog')
  const treatment = await addTreatment(page)
  await page.getByRole('button', { name: 'Choose a time' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await fillHostedSignIn(page, 'daan')
  const day = page.locator('input[name=day]:enabled').first()
  await expect(day).toBeVisible()
  const step = page.url()

  await page.goBack()
  await expect(page).toHaveURL(step)
  await expect(day).toBeVisible()
  await expect(page.getByRole('button', accountOf('Daan Hofstra'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText(treatment)
})

test.describe('with a wrong code first', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('[AUTH-07] signing up uses a mailed code, another on request, and ends signed in', async ({
    page,
    request,
  }) => {
    const { name, email, phoneNumber, password } = randomCustomer()
    await openPage(page, '/search')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
    await page.getByLabel('First and last name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone number').fill(phoneNumber)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign up' }).click()

    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    const code = await mailedCode(request, email, 'account')
    await page.getByRole('button', { name: 'Send the code again' }).click()
    await expect(page.getByRole('status')).toContainText('on its way once more')
    await page.getByLabel('Eight-digit code').fill(code === '00000000' ? '11111111' : '00000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByLabel('Eight-digit code')).toHaveAccessibleDescription(
      /This code is wrong/,
    )

    await page.getByLabel('Eight-digit code').fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('button', accountOf(name))).toBeVisible()
    await expect(page).toHaveURL('/search')
    await expect(page.getByText('Your account has been created successfully')).toBeVisible()
  })
})

test('[AUTH-05, AUTH-06, AUTH-08, AUTH-09, AUTH-10, AUTH-11, AUTH-12] the app requests the signed-in user at its start, signing in sets the cookies and tokens, signing out clears them', async ({
  page,
  context,
  expectErrors,
  expectToast,
}) => {
  test.slow() // it holds several
  const status = async () => (await page.waitForResponse('**/api/auth/status')).json()
  await test.step('the app requests the user at its start', async () => {
    const asked = status()
    await openPage(page, '/search')
    expect(await asked).toMatchObject({
      isAuthenticated: false,
      userInfo: {
        name: null,
        email: null,
        userName: null,
        profilePictureUrl: null,
        phoneNumber: null,
        role: null,
      },
    })
  })
  await test.step('calls carry a bearer token except to public addresses; changes need the XSRF token', async () => {
    const calls: { url: string; method: string; headers: Record<string, string> }[] = []
    page.on('request', (request) => {
      const url = new URL(request.url()).pathname
      if (/^\/(api|public|orderApi|calendarApi)\//.test(url)) {
        calls.push({ url, method: request.method(), headers: request.headers() })
      }
    })
    await signInAs(page, 'sanne')
    await expect(page).toHaveURL('/search')
    await page.getByLabel('Sort by').selectOption('Nearest')
    await expect(page).toHaveURL(/sort=distance/)
    const [publicCalls, others] = [true, false].map((isPublic) =>
      calls.filter(({ url }) => url.includes('/public') === isPublic),
    )
    expect(publicCalls?.length).toBeGreaterThan(0)
    for (const { headers } of publicCalls ?? []) expect(headers.authorization).toBeUndefined()
    expect(others?.length).toBeGreaterThan(0)
    for (const { headers } of others ?? []) expect(headers.authorization).toMatch(/^Bearer/)
    const setCookies = calls.find(({ url }) => url === '/api/auth/set-cookies')
    expect(setCookies?.headers['x-xsrf-token']).toBeTruthy()

    expectErrors(/status of 403/)
    const withoutToken = await page.evaluate(async () => {
      const answer = await fetch('/api/auth/signout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      return [answer.status, (await answer.json()).code]
    })
    expect(withoutToken).toEqual([403, 'xsrf'])
    await expect(page.getByRole('button', accountOf('Sanne Visser'))).toBeVisible()
  })
  await test.step('the app requests the signed-in user at its start', async () => {
    const asked = status()
    await page.reload()
    expect(await asked).toMatchObject({
      isAuthenticated: true,
      method: 'oauth',
      userInfo: { name: 'Sanne Visser', email: 'sanne@voorbeeld.nl', userName: 'sanne' },
    })
  })
  await test.step('the sign-in screen leads to the search, also for a signed-in user', async () => {
    await page.goto('/login')
    await expect(page).toHaveURL('/search')
  })
  await test.step('signing in set the cookies, signing out clears them and opens the search', async () => {
    const cookies = await context.cookies([page.url(), new URL('/api/auth', page.url()).href])
    const flags = Object.fromEntries(
      cookies.map(({ name, httpOnly, sameSite }) => [name, [httpOnly, sameSite]]),
    )
    expect(flags).toMatchObject({
      access_token: [true, 'Lax'],
      id_token: [true, 'Lax'],
      refresh_token: [true, 'Strict'],
      token_type: [false, 'Lax'],
      expires_in: [false, 'Lax'],
      is_authenticated: [false, 'Lax'],
      'XSRF-TOKEN': [false, 'Lax'],
    })

    await page.getByRole('button', accountOf('Sanne Visser')).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expectToast('You are signed out')
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    const left = (await context.cookies([page.url(), new URL('/api/auth', page.url()).href])).map(
      ({ name }) => name,
    )
    const ofTheUser = ['access_token', 'id_token', 'refresh_token', 'token_type', 'expires_in']
    expect(left.filter((name) => [...ofTheUser, 'is_authenticated'].includes(name))).toEqual([])
  })
})

test.describe('a sign-in that cannot start', () => {
  test.use({ expectedErrors: /status of 500|cannot be reached/ })

  test('the dialog says so and can be retried', async ({ page }) => {
    await openPage(page, '/search')
    await page.route('**/.well-known/openid-configuration', (route) =>
      route.fulfill({ status: 500 }),
    )
    await page.getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'The sign-in page would not open. Try again.',
    )
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/identity\/interaction\//)
  })
})
