import { fill } from '#messages/fill.ts'
import { signInWithPassword } from '../users/password-sign-in.ts'
import type { SignUp } from '../users/sign-up-store.ts'
import { resendCode } from '../users/verification.ts'
import {
  type Again,
  type Answer,
  type Form,
  type PageAnswer,
  problemsOf,
  slowedDown,
} from './answer.ts'
import { enter } from './enter.ts'
import type { Visit } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import { signInPage } from './sign-in-page.ts'

export function showSignIn(
  { interaction, reader }: Visit,
  { demo, social }: PagesDeps,
  status: PageAnswer['status'] = 200,
  more: Again & { login?: string } = {},
): Answer {
  const { awaitsLink } = interaction
  const socialName = social?.upstream.name
  const notice =
    awaitsLink &&
    fill(reader.words.social.known, { email: awaitsLink.email, name: socialName ?? '' })
  const login = awaitsLink?.email
  return {
    status,
    page: signInPage({ ...interaction, demo, socialName, notice, login, ...more }, reader),
  }
}

export async function submitSignIn(visit: Visit, form: Form, deps: PagesDeps): Promise<Answer> {
  const { reader } = visit
  const { username: login = '', password = '', language } = form
  const again = (status: 200 | 401 | 422 | 429 | 503, more: Again): Answer =>
    showSignIn(visit, deps, status, { login, ...more })
  if (language) return again(200, {})
  const { wrong, signIn: words } = reader.words
  const problems = problemsOf({
    username: login.trim() === '' && wrong.login,
    password: password === '' && wrong.password,
  })
  if (problems) return again(422, { problems })
  const outcome = await signInWithPassword({ login, password }, visit, deps)
  if ('user' in outcome) return enter(visit, outcome.user, deps)
  if ('signUp' in outcome) return askForCode(visit, outcome.signUp, deps)
  if (outcome.refusal !== 'wrong-password') return slowedDown(outcome, reader, again)
  return again(401, { problem: words.wrong })
}

/** One click, in demo installations only; the list that offers it is not there otherwise, nor is this. */
export async function signInAsDemo(visit: Visit, form: Form, deps: PagesDeps): Promise<Answer> {
  const people = deps.demo && deps.demo !== 'visitors' ? deps.demo.people : []
  const person = people.find(({ userName }) => userName === form.username)
  const user = person && (await deps.store.findBySubject(person.subject))
  if (!user) return showSignIn(visit, deps)
  return { redirect: await visit.interaction.finish(user.subject) }
}

// The right password of somebody who never confirmed their address leads there, with a new code.
async function askForCode(visit: Visit, signUp: SignUp, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader, address } = visit
  const { id, userName, email } = signUp
  await interaction.awaitCode({ id, userName, email })
  await resendCode({ userName, language: reader.language }, address, deps)
  return { redirect: `${interaction.base}/verify` }
}
