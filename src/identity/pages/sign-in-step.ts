import { fill } from '#messages/fill.ts'
import { signInWithPassword } from '../users/password-sign-in.ts'
import type { SignUp } from '../users/sign-up-store.ts'
import { resendCode } from '../users/verification.ts'
import { finishSignIn } from './finish-sign-in.ts'
import type { StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import { signInPage } from './sign-in-page.ts'
import {
  type Form,
  limitResult,
  type PageProblems,
  type PageResult,
  problemsOf,
  type StepResult,
} from './step-result.ts'

export function showSignIn(
  { interaction, reader }: StepContext,
  { demo, social }: PagesDeps,
  status: PageResult['status'] = 200,
  more: PageProblems & { login?: string } = {},
): StepResult {
  const { pendingLink } = interaction
  const socialName = social?.upstream.name
  const notice =
    pendingLink &&
    fill(reader.words.social.known, { email: pendingLink.email, name: socialName ?? '' })
  const login = pendingLink?.email
  return {
    status,
    page: signInPage({ ...interaction, demo, socialName, notice, login, ...more }, reader),
  }
}

export async function submitSignIn(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { reader } = context
  const { username: login = '', password = '', language } = form
  const redisplay = (status: 200 | 401 | 422 | 429 | 503, more: PageProblems): StepResult =>
    showSignIn(context, deps, status, { login, ...more })
  if (language) return redisplay(200, {})
  const { wrong, signIn: words } = reader.words
  const problems = problemsOf({
    username: login.trim() === '' && wrong.login,
    password: password === '' && wrong.password,
  })
  if (problems) return redisplay(422, { problems })
  const outcome = await signInWithPassword({ login, password }, context, deps)
  if ('user' in outcome) return finishSignIn(context, outcome.user, deps, ['pwd'])
  if ('signUp' in outcome) return askForCode(context, outcome.signUp, deps)
  if (outcome.refusal !== 'wrong-password') return limitResult(outcome, reader, redisplay)
  return redisplay(401, { problem: words.wrong })
}

/** Signs in as one of the demo's people, without a password. Has no effect outside a local demo. */
export async function signInAsDemo(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const people = deps.demo && deps.demo !== 'visitors' ? deps.demo.people : []
  const person = people.find(({ userName }) => userName === form.username)
  const user = person && (await deps.store.findBySubject(person.subject))
  if (!user) return showSignIn(context, deps)
  return { redirect: await context.interaction.finish(user.subject, []) }
}

// The correct password of an unverified sign-up leads to the page for its code, with a new code.
async function askForCode(
  context: StepContext,
  signUp: SignUp,
  deps: PagesDeps,
): Promise<StepResult> {
  const { interaction, reader, address } = context
  const { id, userName, email } = signUp
  await interaction.savePendingSignUp({ id, userName, email })
  await resendCode({ userName, language: reader.language }, address, deps)
  return { redirect: `${interaction.base}/verify` }
}
