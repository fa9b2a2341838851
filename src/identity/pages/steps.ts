import { signUp as signUpContract } from '#contract/account.ts'
import { randomDigits } from '#platform/random.ts'
import { fill } from '../markup.ts'
import { signInWithPassword } from '../users/password-sign-in.ts'
import { signUp, suggestedUserName } from '../users/sign-up.ts'
import type { User } from '../users/store.ts'
import { resendCode, verifyCode } from '../users/verification.ts'
import type { Problems } from './form.ts'
import type { Visit } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import { signInPage } from './sign-in-page.ts'
import { signUpPage } from './sign-up-page.ts'
import { verifyPage } from './verify-page.ts'

/** What a step answers: a page, or where to go next. */
export type Answer =
  | { redirect: string }
  | { status: 200 | 400 | 401 | 403 | 422 | 429; page: string; retryAfterSeconds?: number }

type Form = Record<string, string>

const contract = signUpContract.body.shape

export function showSignIn({ interaction, reader }: Visit, { demo }: PagesDeps): Answer {
  return { status: 200, page: signInPage({ ...interaction, demo }, reader) }
}

export async function submitSignIn(
  visit: Visit,
  form: Form,
  address: string,
  deps: PagesDeps,
): Promise<Answer> {
  const { interaction, reader } = visit
  const { username: login = '', password = '', language } = form
  const again = (
    status: 200 | 401 | 422 | 429,
    more: { problems?: Problems; problem?: string },
  ): Answer => ({
    status,
    page: signInPage({ ...interaction, demo: deps.demo, login, ...more }, reader),
  })
  if (language) return again(200, {})
  const wrong = reader.words.wrong
  const problems = problemsOf({
    username: login.trim() === '' && wrong.login,
    password: password === '' && wrong.password,
  })
  if (problems) return again(422, { problems })
  const outcome = await signInWithPassword({ login, password }, address, deps)
  if (outcome.ok) return enter(visit, outcome.user, deps)
  if (outcome.refusal === 'wrong-password')
    return again(401, { problem: reader.words.signIn.wrong })
  return {
    ...again(429, { problem: waitText(visit, outcome.retryAfterSeconds) }),
    ...waited(outcome),
  }
}

/** One click, in demo installations only; the page that offers it is not there otherwise, nor is this. */
export async function signInAsDemo(
  visit: Visit,
  form: Form,
  _address: string,
  deps: PagesDeps,
): Promise<Answer> {
  const person = deps.demo?.people.find(({ userName }) => userName === form.username)
  const user = person && (await deps.store.findBySubject(person.subject))
  return user ? enter(visit, user, deps) : showSignIn(visit, deps)
}

export function showSignUp({ interaction, reader }: Visit): Answer {
  return { status: 200, page: signUpPage({ ...interaction, typed: {} }, reader) }
}

export async function submitSignUp(
  visit: Visit,
  form: Form,
  address: string,
  deps: PagesDeps,
): Promise<Answer> {
  const { interaction, reader } = visit
  const { name = '', email = '', phoneNumber = '', password = '', language } = form
  const typed = { name, email, phoneNumber }
  const again = (
    status: 200 | 422 | 429,
    more: { problems?: Problems; problem?: string },
  ): Answer => ({
    status,
    page: signUpPage({ ...interaction, typed, ...more }, reader),
  })
  if (language) return again(200, {})
  const wrong = reader.words.wrong
  const problems = problemsOf({
    name: !contract.name.safeParse(name).success && wrong.name,
    email: !contract.email.safeParse(email).success && wrong.email,
    phoneNumber: !/^[+\d\s()-]{0,30}$/.test(phoneNumber) && wrong.phone,
    password: !contract.password.safeParse(password).success && wrong.newPassword,
  })
  if (problems) return again(422, { problems })
  const asked = {
    ...{
      password,
      email: email.trim(),
      name: name.trim(),
      phoneNumber: phoneNumber.trim() || null,
    },
    language: reader.language,
  }
  for (;;) {
    const userName = suggestedUserName(name, randomDigits(4))
    const outcome = await signUp({ ...asked, userName }, address, deps)
    if (outcome.ok) {
      await interaction.await({ subject: outcome.subject, userName, email: asked.email })
      return { redirect: `${interaction.base}/verify` }
    }
    if (outcome.refusal === 'too-many-requests') {
      return {
        ...again(429, { problem: waitText(visit, outcome.retryAfterSeconds) }),
        ...waited(outcome),
      }
    }
  }
}

export function showVerify(visit: Visit): Answer {
  return verify(visit, 200)
}

export async function submitVerify(
  visit: Visit,
  form: Form,
  address: string,
  deps: PagesDeps,
): Promise<Answer> {
  const { interaction, reader } = visit
  const { code = '', language } = form
  if (language) return verify(visit, 200, { code })
  const problems = problemsOf({ code: code.trim() === '' && reader.words.wrong.code })
  if (problems) return verify(visit, 422, { problems })
  const outcome = await verifyCode({ subject: interaction.pending?.subject, code }, address, deps)
  if (outcome.ok) return { redirect: await interaction.finish(outcome.subject) }
  if (outcome.refusal === 'code-invalid') {
    return verify(visit, 422, { code, problems: { code: reader.words.verify.wrong } })
  }
  return {
    ...verify(visit, 429, { code, problem: waitText(visit, outcome.retryAfterSeconds) }),
    ...waited(outcome),
  }
}

export async function submitResend(
  visit: Visit,
  _form: Form,
  address: string,
  deps: PagesDeps,
): Promise<Answer> {
  const { interaction, reader } = visit
  const userName = interaction.pending?.userName ?? ''
  const outcome = await resendCode({ userName, language: reader.language }, address, deps)
  if (outcome.ok) return verify(visit, 200, { wasSentAgain: true })
  return {
    ...verify(visit, 429, { problem: waitText(visit, outcome.retryAfterSeconds) }),
    ...waited(outcome),
  }
}

// The right password of somebody who never confirmed their address leads there, with a new code.
async function enter(
  { interaction, reader }: Visit,
  user: User,
  { store }: PagesDeps,
): Promise<Answer> {
  const { subject, userName, email } = user
  if (user.isVerified) return { redirect: await interaction.finish(subject) }
  await interaction.await({ subject, userName, email })
  await store.enqueueSignUpMail(subject, reader.language)
  return { redirect: `${interaction.base}/verify` }
}

function verify(
  { interaction, reader }: Visit,
  status: 200 | 422 | 429,
  more: { code?: string; problems?: Problems; problem?: string; wasSentAgain?: boolean } = {},
): Answer {
  const { pending, base } = interaction
  if (!pending) return { redirect: `${base}/sign-up` }
  return { status, page: verifyPage({ ...interaction, email: pending.email, ...more }, reader) }
}

function problemsOf(found: Record<string, string | false>): Problems | undefined {
  const problems = Object.entries(found).filter(
    (entry): entry is [string, string] => entry[1] !== false,
  )
  return problems.length > 0 ? Object.fromEntries(problems) : undefined
}

function waitText({ reader }: Visit, seconds: number): string {
  return fill(reader.words.signIn.tooMany, { minutes: Math.ceil(seconds / 60) })
}

function waited({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  return { retryAfterSeconds }
}
