import { requestPasswordReset } from '../users/password-reset.ts'
import { resetPage } from './code-page.ts'
import { forgotPage } from './forgot-page.ts'
import type { StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import {
  type Form,
  limitResult,
  type PageProblems,
  problemsOf,
  type StepResult,
} from './step-result.ts'

export function showForgot({ interaction, reader }: StepContext): StepResult {
  const login = interaction.pendingLink?.email
  return { status: 200, page: forgotPage({ ...interaction, login }, reader) }
}

/** Handles the form, and the button for another code, which sends `again`. */
export async function submitForgot(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { interaction, reader } = context
  const { username: login = '', again: isAgain } = form
  const redisplay = (status: 200 | 422 | 429, more: PageProblems): StepResult => ({
    status,
    page: forgotPage({ ...interaction, login, ...more }, reader),
  })
  if (form.language) return redisplay(200, {})
  const problems = problemsOf({ username: !isPlausibleLogin(login) && reader.words.wrong.login })
  if (problems) return redisplay(422, { problems })
  const request = { login, language: reader.language, earlierId: interaction.pendingReset?.id }
  const outcome = await requestPasswordReset(request, context, deps)
  if (!outcome.ok) return limitResult(outcome, reader, redisplay)
  await interaction.savePendingReset({ id: outcome.id, login })
  if (!isAgain) return { redirect: `${interaction.base}/reset` }
  return { status: 200, page: resetPage({ ...interaction, login, wasResent: true }, reader) }
}

// The login is stored for a while, so it is limited to the length of a mail address.
const MAX_LOGIN_LENGTH = 254

function isPlausibleLogin(login: string): boolean {
  const { length } = login.trim()
  return length > 0 && length <= MAX_LOGIN_LENGTH
}
