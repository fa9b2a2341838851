import {
  checkAuthenticatorCode,
  checkPasskeyOf,
  checkRecoveryCode,
} from '../second-factor/check-second-factor.ts'
import { passkeyChallenge, passkeyOptions } from '../second-factor/passkeys.ts'
import { isSetUp, type SecondFactor } from '../second-factor/second-factor.ts'
import type { User } from '../users/store.ts'
import { completeSignIn } from './finish-sign-in.ts'
import type { PendingSecondFactor, StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import { factorPage, recoveryPage } from './second-factor-page.ts'
import {
  type Form,
  limitProblem,
  type PageProblems,
  type PageResult,
  problemsOf,
  type StepResult,
} from './step-result.ts'

type CodeForm = PageProblems & { code?: string }

/** Asks for a passkey or the code of the authenticator. */
export function showSecondFactor(context: StepContext, deps: PagesDeps): Promise<StepResult> {
  return withPending(context, deps, ({ factor }) => renderFactor(context, deps, factor, 200))
}

/** Asks for a recovery code. */
export function showRecovery(context: StepContext, deps: PagesDeps): Promise<StepResult> {
  return withPending(context, deps, async () => renderRecovery(context, 200))
}

export function submitSecondFactor(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { missingCode: missing, wrongCode: wrong } = context.reader.words.factor
  return withPending(context, deps, (pending) =>
    submitCode(context, form, deps, {
      pending,
      missing,
      wrong,
      check: checkAuthenticatorCode,
      redisplay: (status, typed) => renderFactor(context, deps, pending.factor, status, typed),
    }),
  )
}

export function submitRecovery(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { missing, wrong } = context.reader.words.recovery
  return withPending(context, deps, (pending) =>
    submitCode(context, form, deps, {
      pending,
      missing,
      wrong,
      check: checkRecoveryCode,
      redisplay: async (status, typed) => renderRecovery(context, status, typed),
    }),
  )
}

/** Handles what the script of the page sends when a passkey has answered. */
export function submitPasskey(
  context: StepContext,
  { credential = '' }: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  return withPending(context, deps, async ({ user, factor, methods }) => {
    const { interaction, reader } = context
    const challenge = passkeyChallenge(interaction.uid, deps.secretKey)
    const passkey = await checkPasskeyOf(user.subject, { credential, challenge }, deps)
    if (!passkey) {
      const problem = reader.words.passkey.failed
      return renderFactor(context, deps, factor, 422, { problem })
    }
    const possession = passkey.isSynced ? 'swk' : 'hwk'
    return completeSignIn(context, user, deps, [...methods, possession, 'mfa'])
  })
}

interface SecondFactorSignIn extends Pick<PendingSecondFactor, 'methods'> {
  user: User
  factor: SecondFactor
}

interface Kind {
  pending: SecondFactorSignIn
  missing: string
  wrong: string
  check: typeof checkRecoveryCode
  redisplay: (status: 200 | 422 | 429, typed: CodeForm) => Promise<StepResult>
}

async function submitCode(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
  { pending: { user, methods }, missing, wrong, check, redisplay }: Kind,
): Promise<StepResult> {
  const { reader, address, device } = context
  const { code = '' } = form
  if (form.language) return redisplay(200, { code })
  const problems = problemsOf({ code: code.trim() === '' && missing })
  if (problems) return redisplay(422, { problems })
  const { subject } = user
  const { language } = reader
  const checked = await check({ subject, typed: code, address, device, language }, deps)
  if (checked.ok) return completeSignIn(context, user, deps, [...methods, 'otp', 'mfa'])
  if (checked.refusal !== 'too-many-requests')
    return redisplay(422, { code, problems: { code: wrong } })
  const { retryAfterSeconds } = checked
  const page = await redisplay(429, { code, problem: limitProblem(checked, reader) })
  return { ...page, retryAfterSeconds }
}

async function renderFactor(
  { interaction, reader }: StepContext,
  { passkeySite, secretKey }: PagesDeps,
  { authenticator, passkeys }: SecondFactor,
  status: PageResult['status'],
  typed: CodeForm = {},
): Promise<StepResult> {
  const challenge = passkeyChallenge(interaction.uid, secretKey)
  const options =
    passkeySite && passkeys.length > 0
      ? await passkeyOptions(passkeySite, { passkeys, challenge })
      : null
  const page = factorPage({ ...interaction, ...typed, options, hasApp: !!authenticator }, reader)
  return { status, page, hasScript: options !== null }
}

function renderRecovery(
  { interaction, reader }: StepContext,
  status: PageResult['status'],
  typed: CodeForm = {},
): StepResult {
  return { status, page: recoveryPage({ ...interaction, ...typed }, reader) }
}

// Without the first factor, or when the second one was taken away meanwhile, the sign-in begins again.
async function withPending(
  { interaction: { pendingSecondFactor, base } }: StepContext,
  { store, factors }: PagesDeps,
  step: (pending: SecondFactorSignIn) => Promise<StepResult>,
): Promise<StepResult> {
  const user = pendingSecondFactor && (await store.findBySubject(pendingSecondFactor.subject))
  const factor = user && (await factors.find(user.subject))
  if (!factor || !isSetUp(factor)) return { redirect: `${base}/sign-in` }
  return step({ user, factor, methods: pendingSecondFactor.methods })
}
