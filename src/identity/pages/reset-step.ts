import { signUp as signUpContract } from '#contract/account.ts'
import { resetPassword } from '../users/password-reset.ts'
import { type Again, type Answer, type Form, problemsOf, slowedDown } from './answer.ts'
import { resetPage } from './code-page.ts'
import { enter } from './enter.ts'
import type { Visit } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'

const { password: passwordRule } = signUpContract.body.shape

export function showReset(visit: Visit): Answer {
  return shown(visit, 200)
}

/** The sign-in goes on from here as after any password: what it was for is not lost. */
export async function submitReset(visit: Visit, form: Form, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader, address } = visit
  const { code = '', password = '' } = form
  const { wrong, verify } = reader.words
  const again = (status: 200 | 422 | 429 | 503, more: Again): Answer =>
    shown(visit, status, { code, ...more })
  if (form.language) return again(200, {})
  const problems = problemsOf({
    code: code.trim() === '' && wrong.code,
    password: !passwordRule.safeParse(password).success && wrong.newPassword,
  })
  if (problems) return again(422, { problems })
  const id = interaction.awaitsReset?.id ?? ''
  const asked = { id, code, password, language: reader.language }
  const outcome = await resetPassword(asked, address, deps)
  if (outcome.ok) return enter(visit, outcome.user, deps)
  if (outcome.refusal === 'invalid-request')
    return again(422, { problems: { password: wrong.weakPassword } })
  if (outcome.refusal !== 'code-invalid') return slowedDown(outcome, reader, again)
  return again(422, { problems: { code: verify.wrong } })
}

function shown(
  { interaction, reader }: Visit,
  status: 200 | 422 | 429 | 503,
  more: Again & { code?: string } = {},
): Answer {
  const { awaitsReset, base } = interaction
  if (!awaitsReset) return { redirect: `${base}/forgot` }
  return { status, page: resetPage({ ...interaction, login: awaitsReset.login, ...more }, reader) }
}
