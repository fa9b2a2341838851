import { requestPasswordReset } from '../users/password-reset.ts'
import { type Again, type Answer, type Form, problemsOf, slowedDown } from './answer.ts'
import { resetPage } from './code-page.ts'
import { forgotPage } from './forgot-page.ts'
import type { Visit } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'

export function showForgot({ interaction, reader }: Visit): Answer {
  const login = interaction.awaitsLink?.email
  return { status: 200, page: forgotPage({ ...interaction, login }, reader) }
}

/** Also what the button for another code sends, with `again`. */
export async function submitForgot(visit: Visit, form: Form, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader } = visit
  const { username: login = '', again: isAgain } = form
  const again = (status: 200 | 422 | 429, more: Again): Answer => ({
    status,
    page: forgotPage({ ...interaction, login, ...more }, reader),
  })
  if (form.language) return again(200, {})
  const problems = problemsOf({ username: !isLikeName(login) && reader.words.wrong.login })
  if (problems) return again(422, { problems })
  const asked = { login, language: reader.language, earlierId: interaction.awaitsReset?.id }
  const outcome = await requestPasswordReset(asked, visit, deps)
  if (!outcome.ok) return slowedDown(outcome, reader, again)
  await interaction.awaitReset({ id: outcome.id, login })
  if (!isAgain) return { redirect: `${interaction.base}/reset` }
  return { status: 200, page: resetPage({ ...interaction, login, wasSentAgain: true }, reader) }
}

// What is asked for is kept for a while: nothing longer than an address can be.
const LONGEST_NAME = 254

function isLikeName(login: string): boolean {
  const { length } = login.trim()
  return length > 0 && length <= LONGEST_NAME
}
