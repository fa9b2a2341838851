import { resendCode, verifyCode } from '../users/verification.ts'
import { verifyPage } from './code-page.ts'
import { finishSignInOf } from './finish-sign-in.ts'
import type { StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import {
  type Form,
  limitResult,
  type PageProblems,
  problemsOf,
  type StepResult,
} from './step-result.ts'

export function showVerify(context: StepContext): StepResult {
  return renderStep(context, 200)
}

export async function submitVerify(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { interaction, reader } = context
  const { code = '', language } = form
  const redisplay = (status: 200 | 422 | 429, more: PageProblems): StepResult =>
    renderStep(context, status, { code, ...more })
  if (language) return redisplay(200, {})
  const problems = problemsOf({ code: code.trim() === '' && reader.words.wrong.code })
  if (problems) return redisplay(422, { problems })
  const signUp = { id: interaction.pendingSignUp?.id ?? '' }
  const outcome = await verifyCode({ signUp, code }, context.address, deps)
  if (outcome.ok) return finishSignInOf(context, outcome.subject, deps, ['pwd'])
  if (outcome.refusal === 'too-many-requests') return limitResult(outcome, reader, redisplay)
  return redisplay(422, { problems: { code: reader.words.verify.wrong } })
}

export async function submitResend(
  context: StepContext,
  _form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { interaction, reader } = context
  const userName = interaction.pendingSignUp?.userName ?? ''
  const outcome = await resendCode({ userName, language: reader.language }, context.address, deps)
  if (outcome.ok) return renderStep(context, 200, { wasResent: true })
  return limitResult(outcome, reader, (status, more) => renderStep(context, status, more))
}

function renderStep(
  { interaction, reader }: StepContext,
  status: 200 | 422 | 429,
  more: PageProblems & { code?: string; wasResent?: boolean } = {},
): StepResult {
  const { pendingSignUp, base } = interaction
  if (!pendingSignUp) return { redirect: `${base}/sign-up` }
  return {
    status,
    page: verifyPage({ ...interaction, email: pendingSignUp.email, ...more }, reader),
  }
}
