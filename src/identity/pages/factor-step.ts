import { checkAuthenticatorCode, checkRecoveryCode } from '../factor/check-factor.ts'
import type { User } from '../users/store.ts'
import { factorPage, recoveryPage } from './factor-page.ts'
import { completeSignIn } from './finish-sign-in.ts'
import type { PendingFactor, StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import {
  type Form,
  limitResult,
  type PageProblems,
  problemsOf,
  type StepResult,
} from './step-result.ts'

/** Asks for the code of the authenticator. */
export function showFactor(context: StepContext, deps: PagesDeps): Promise<StepResult> {
  return withPending(context, deps, async () => ({
    status: 200,
    page: factorPage(context.interaction, context.reader),
  }))
}

/** Asks for a recovery code. */
export function showRecovery(context: StepContext, deps: PagesDeps): Promise<StepResult> {
  return withPending(context, deps, async () => ({
    status: 200,
    page: recoveryPage(context.interaction, context.reader),
  }))
}

export function submitFactor(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const words = context.reader.words.factor
  return submitCode(context, form, deps, {
    page: factorPage,
    missing: words.missingCode,
    wrong: words.wrongCode,
    check: checkAuthenticatorCode,
  })
}

export function submitRecovery(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const words = context.reader.words.recovery
  return submitCode(context, form, deps, {
    page: recoveryPage,
    missing: words.missing,
    wrong: words.wrong,
    check: checkRecoveryCode,
  })
}

interface Kind {
  page: typeof factorPage
  missing: string
  wrong: string
  check: typeof checkRecoveryCode
}

function submitCode(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
  { page, missing, wrong, check }: Kind,
): Promise<StepResult> {
  return withPending(context, deps, async (user, { methods }) => {
    const { interaction, reader, address, device } = context
    const { code = '' } = form
    const redisplay = (status: 200 | 422 | 429, more: PageProblems): StepResult => ({
      status,
      page: page({ ...interaction, code, ...more }, reader),
    })
    if (form.language) return redisplay(200, {})
    const problems = problemsOf({ code: code.trim() === '' && missing })
    if (problems) return redisplay(422, { problems })
    const { subject } = user
    const { language } = reader
    const checked = await check({ subject, typed: code, address, device, language }, deps)
    if (checked.ok) return completeSignIn(context, user, deps, [...methods, 'otp', 'mfa'])
    if (checked.refusal === 'too-many-requests') return limitResult(checked, reader, redisplay)
    return redisplay(422, { problems: { code: wrong } })
  })
}

// Without the first factor, or when the second one was taken away meanwhile, the sign-in begins again.
async function withPending(
  { interaction }: StepContext,
  { store, factors }: PagesDeps,
  step: (user: User, pending: PendingFactor) => Promise<StepResult>,
): Promise<StepResult> {
  const { pendingFactor, base } = interaction
  const user = pendingFactor && (await store.findBySubject(pendingFactor.subject))
  if (!user) return { redirect: `${base}/sign-in` }
  const { authenticator } = await factors.find(user.subject)
  return authenticator ? step(user, pendingFactor) : { redirect: `${base}/sign-in` }
}
