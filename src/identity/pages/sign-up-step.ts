import { signUp as signUpContract } from '#contract/account.ts'
import { randomDigits } from '#platform/random.ts'
import { signUp, suggestUserName } from '../users/sign-up.ts'
import type { StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import { signUpPage } from './sign-up-page.ts'
import {
  type Form,
  limitResult,
  type PageProblems,
  problemsOf,
  type StepResult,
} from './step-result.ts'

const {
  name: nameRule,
  email: emailRule,
  phoneNumber: phoneRule,
  password: passwordRule,
} = signUpContract.body.shape

export function showSignUp(context: StepContext, deps: PagesDeps): StepResult {
  return renderStep(context, deps, 200, { typed: {} })
}

export async function submitSignUp(
  context: StepContext,
  form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { interaction, reader } = context
  const { name = '', email = '', phoneNumber = '', password = '' } = form
  const redisplay = (status: 200 | 422 | 429 | 503, more: PageProblems): StepResult =>
    renderStep(context, deps, status, { typed: { name, email, phoneNumber }, ...more })
  if (form.language) return redisplay(200, {})
  const { wrong } = reader.words
  const phone = phoneRule.safeParse(phoneNumber)
  const problems = problemsOf({
    name: !nameRule.safeParse(name).success && wrong.name,
    email: !emailRule.safeParse(email).success && wrong.email,
    phoneNumber: !phone.success && wrong.phone,
    password: !passwordRule.safeParse(password).success && wrong.newPassword,
  })
  if (problems) return redisplay(422, { problems })

  const userName = suggestUserName(name, randomDigits(4))
  const outcome = await signUp(
    {
      userName,
      password,
      email: email.trim(),
      name: name.trim(),
      phoneNumber: phone.data || null,
      language: reader.language,
    },
    context.address,
    deps,
  )
  if (outcome.ok) {
    await interaction.savePendingSignUp({ id: outcome.id, userName, email: email.trim() })
    return { redirect: `${interaction.base}/verify` }
  }
  if (outcome.refusal === 'invalid-request')
    return redisplay(422, { problems: { password: wrong.weakPassword } })
  if (outcome.refusal !== 'username-taken') return limitResult(outcome, reader, redisplay)
  return submitSignUp(context, form, deps) // the user name is taken: tries other digits
}

function renderStep(
  { interaction, reader }: StepContext,
  { social }: PagesDeps,
  status: 200 | 422 | 429 | 503,
  more: PageProblems & Pick<Parameters<typeof signUpPage>[0], 'typed'>,
): StepResult {
  const socialName = social?.upstream.name
  return { status, page: signUpPage({ ...interaction, socialName, ...more }, reader) }
}
