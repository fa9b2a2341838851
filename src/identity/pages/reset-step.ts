import { signUp as signUpContract } from '#contract/account.ts'
import { resetPassword } from '../users/password-reset.ts'
import { resetPage } from './code-page.ts'
import { finishSignIn } from './finish-sign-in.ts'
import type { StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import {
  type Form,
  limitResult,
  type PageProblems,
  problemsOf,
  type StepResult,
} from './step-result.ts'

const { password: passwordRule } = signUpContract.body.shape

export function showReset(context: StepContext): StepResult {
  return renderStep(context, 200)
}

/** Sets the new password and finishes the sign-in. */
export async function submitReset(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { interaction, reader, address } = context
  const { code = '', password = '' } = form
  const { wrong, verify } = reader.words
  const redisplay = (status: 200 | 422 | 429 | 503, more: PageProblems): StepResult =>
    renderStep(context, status, { code, ...more })
  if (form.language) return redisplay(200, {})
  const problems = problemsOf({
    code: code.trim() === '' && wrong.code,
    password: !passwordRule.safeParse(password).success && wrong.newPassword,
  })
  if (problems) return redisplay(422, { problems })
  const id = interaction.pendingReset?.id ?? ''
  const request = { id, code, password, language: reader.language }
  const outcome = await resetPassword(request, address, deps)
  if (outcome.ok) return finishSignIn(context, outcome.user, deps, ['pwd'])
  if (outcome.refusal === 'invalid-request')
    return redisplay(422, { problems: { password: wrong.weakPassword } })
  if (outcome.refusal !== 'code-invalid') return limitResult(outcome, reader, redisplay)
  return redisplay(422, { problems: { code: verify.wrong } })
}

function renderStep(
  { interaction, reader }: StepContext,
  status: 200 | 422 | 429 | 503,
  more: PageProblems & { code?: string } = {},
): StepResult {
  const { pendingReset, base } = interaction
  if (!pendingReset) return { redirect: `${base}/forgot` }
  return { status, page: resetPage({ ...interaction, login: pendingReset.login, ...more }, reader) }
}
