import { resendCode, verifyCode } from '../users/verification.ts'
import { type Again, type Answer, type Form, problemsOf, slowedDown } from './answer.ts'
import { verifyPage } from './code-page.ts'
import type { Visit } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'

export function showVerify(visit: Visit): Answer {
  return shown(visit, 200)
}

export async function submitVerify(visit: Visit, form: Form, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader } = visit
  const { code = '', language } = form
  const again = (status: 200 | 422 | 429, more: Again): Answer =>
    shown(visit, status, { code, ...more })
  if (language) return again(200, {})
  const problems = problemsOf({ code: code.trim() === '' && reader.words.wrong.code })
  if (problems) return again(422, { problems })
  const signUp = { id: interaction.awaitsCode?.id ?? '' }
  const outcome = await verifyCode({ signUp, code }, visit.address, deps)
  if (outcome.ok) {
    visit.rememberDevice(outcome.subject)
    return { redirect: await interaction.finish(outcome.subject) }
  }
  if (outcome.refusal === 'too-many-requests') return slowedDown(outcome, reader, again)
  return again(422, { problems: { code: reader.words.verify.wrong } })
}

export async function submitResend(visit: Visit, _form: Form, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader } = visit
  const userName = interaction.awaitsCode?.userName ?? ''
  const outcome = await resendCode({ userName, language: reader.language }, visit.address, deps)
  if (outcome.ok) return shown(visit, 200, { wasSentAgain: true })
  return slowedDown(outcome, reader, (status, more) => shown(visit, status, more))
}

function shown(
  { interaction, reader }: Visit,
  status: 200 | 422 | 429,
  more: Again & { code?: string; wasSentAgain?: boolean } = {},
): Answer {
  const { awaitsCode, base } = interaction
  if (!awaitsCode) return { redirect: `${base}/sign-up` }
  return { status, page: verifyPage({ ...interaction, email: awaitsCode.email, ...more }, reader) }
}
