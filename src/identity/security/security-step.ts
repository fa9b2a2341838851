import type { PagesDeps } from '../pages/pages-deps.ts'
import type { Form, StepResult } from '../pages/step-result.ts'
import { replaceRecoveryCodes } from '../second-factor/set-up-second-factor.ts'
import { SECURITY_PATH, type SecurityContext } from './context.ts'
import { recoveryCodesPage } from './recovery-codes-page.ts'
import { securityPage } from './security-page.ts'

/** What the person has set up. */
export async function showSecurity(
  { user, reader, xsrf }: SecurityContext,
  { factors, passkeySite }: PagesDeps,
): Promise<StepResult> {
  const factor = await factors.find(user.subject)
  return {
    status: 200,
    page: securityPage({ user, xsrf, factor, canHavePasskeys: passkeySite !== null }, reader),
  }
}

/** Makes ten new recovery codes and shows them once. */
export async function submitRecoveryCodes(
  { user, reader }: SecurityContext,
  _form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const codes = await replaceRecoveryCodes(user, reader.language, deps)
  if (!codes) return { redirect: SECURITY_PATH }
  return { status: 200, page: recoveryCodesPage({ codes, isFirstFactor: false }, reader) }
}
