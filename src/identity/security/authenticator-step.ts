import type { Problems } from '../pages/form.ts'
import type { PagesDeps } from '../pages/pages-deps.ts'
import type { Form, StepResult } from '../pages/step-result.ts'
import { decryptSetUp, encryptSetUp, newSecret } from '../second-factor/authenticator.ts'
import { addAuthenticator } from '../second-factor/set-up-second-factor.ts'
import { newAuthenticatorPage, removeAuthenticatorPage } from './authenticator-page.ts'
import { SECURITY_PATH, type SecurityContext } from './context.ts'
import { recoveryCodesPage } from './recovery-codes-page.ts'

/** Shows a new secret for an app. It is stored once the app has made a code of it. */
export async function showNewAuthenticator(
  context: SecurityContext,
  { factors, secretKey, clock }: PagesDeps,
): Promise<StepResult> {
  const { user, reader, xsrf } = context
  const { authenticator } = await factors.find(user.subject)
  if (authenticator) return { redirect: SECURITY_PATH }
  const secret = newSecret()
  const setUp = encryptSetUp({ subject: user.subject, secret }, secretKey, clock.now())
  return { status: 200, page: newAuthenticatorPage({ user, xsrf, secret, setUp }, reader) }
}

/** Turns the app on by its first code, and shows the recovery codes once. */
export async function submitAuthenticator(
  { user, reader, xsrf, recordSignInMethod }: SecurityContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { setUp = '', code = '', language } = form
  const secret = decryptSetUp(setUp, user, deps.secretKey, deps.clock.now())
  if (secret === undefined) return { redirect: `${SECURITY_PATH}/app` }
  const redisplay = (status: 200 | 422, problems: Problems): StepResult => ({
    status,
    page: newAuthenticatorPage({ user, xsrf, secret, setUp, code, problems }, reader),
  })
  if (language) return redisplay(200, {})
  const { factor: words } = reader.words
  if (code.trim() === '') return redisplay(422, { code: words.missingCode })
  const added = await addAuthenticator(user, { setUp, code, language: reader.language }, deps)
  if (added.ok) {
    await recordSignInMethod('otp')
    const { recoveryCodes: codes } = added
    if (!codes) return { redirect: SECURITY_PATH }
    return { status: 200, page: recoveryCodesPage({ codes, isFirstFactor: true }, reader) }
  }
  if (added.refusal === 'set-up-expired') return { redirect: SECURITY_PATH }
  return redisplay(422, { code: words.wrongCode })
}

/** Asks once more before the app is turned off. */
export async function askRemoveAuthenticator(
  { user, reader, xsrf }: SecurityContext,
  { factors }: PagesDeps,
): Promise<StepResult> {
  const { authenticator } = await factors.find(user.subject)
  if (!authenticator) return { redirect: SECURITY_PATH }
  return { status: 200, page: removeAuthenticatorPage(xsrf, reader) }
}

export async function removeAuthenticator(
  { user, reader }: SecurityContext,
  _form: Form,
  { factors }: PagesDeps,
): Promise<StepResult> {
  await factors.removeAuthenticator(user.subject, reader.language)
  return { redirect: SECURITY_PATH }
}
