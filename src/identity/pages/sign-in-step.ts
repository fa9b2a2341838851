import { fill } from '#messages/fill.ts'
import { signInWithPassword } from '../users/password-sign-in.ts'
import type { User } from '../users/store.ts'
import { resendCode } from '../users/verification.ts'
import {
  type Again,
  type Answer,
  type Form,
  type PageAnswer,
  problemsOf,
  slowedDown,
} from './answer.ts'
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
  const again = (status: 200 | 401 | 422 | 429, more: Again): Answer =>
    showSignIn(visit, deps, status, { login, ...more })
  if (language) return again(200, {})
  const { wrong, signIn: words } = reader.words
  const problems = problemsOf({
    username: login.trim() === '' && wrong.login,
    password: password === '' && wrong.password,
  })
  if (problems) return again(422, { problems })
  const outcome = await signInWithPassword({ login, password }, visit.address, deps)
  if (outcome.ok) {
    await linkUpstream(visit, outcome.user, deps)
    return enter(visit, outcome.user, deps)
  }
  if (outcome.refusal === 'too-many-requests') return slowedDown(outcome, reader, again)
  return again(401, { problem: words.wrong })
}

// The password has shown that the account of this address is theirs.
async function linkUpstream(
  { interaction: { awaitsLink } }: Visit,
  user: User,
  { social }: PagesDeps,
): Promise<void> {
  if (awaitsLink?.email === user.email && user.isVerified)
    await social?.people.link(awaitsLink, user.subject)
}

/** One click, in demo installations only; the list that offers it is not there otherwise, nor is this. */
export async function signInAsDemo(visit: Visit, form: Form, deps: PagesDeps): Promise<Answer> {
  const person = deps.demo?.people.find(({ userName }) => userName === form.username)
  const user = person && (await deps.store.findBySubject(person.subject))
  return user ? enter(visit, user, deps) : showSignIn(visit, deps)
}

// The right password of somebody who never confirmed their address leads there, with a new code.
async function enter(visit: Visit, user: User, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader, address } = visit
  const { subject, userName, email } = user
  if (user.isVerified) return { redirect: await interaction.finish(subject) }
  await interaction.awaitCode({ subject, userName, email })
  await resendCode({ userName, language: reader.language }, address, deps)
  return { redirect: `${interaction.base}/verify` }
}
