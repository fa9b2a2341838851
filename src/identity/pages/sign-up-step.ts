import { signUp as signUpContract } from '#contract/account.ts'
import { randomDigits } from '#platform/random.ts'
import { signUp, suggestedUserName } from '../users/sign-up.ts'
import { type Again, type Answer, type Form, problemsOf, slowedDown } from './answer.ts'
import type { Visit } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import { signUpPage } from './sign-up-page.ts'

const {
  name: nameRule,
  email: emailRule,
  phoneNumber: phoneRule,
  password: passwordRule,
} = signUpContract.body.shape

export function showSignUp(visit: Visit, deps: PagesDeps): Answer {
  return shown(visit, deps, 200, { typed: {} })
}

export async function submitSignUp(visit: Visit, form: Form, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader } = visit
  const { name = '', email = '', phoneNumber = '', password = '' } = form
  const again = (status: 200 | 422 | 429 | 503, more: Again): Answer =>
    shown(visit, deps, status, { typed: { name, email, phoneNumber }, ...more })
  if (form.language) return again(200, {})
  const { wrong } = reader.words
  const phone = phoneRule.safeParse(phoneNumber)
  const problems = problemsOf({
    name: !nameRule.safeParse(name).success && wrong.name,
    email: !emailRule.safeParse(email).success && wrong.email,
    phoneNumber: !phone.success && wrong.phone,
    password: !passwordRule.safeParse(password).success && wrong.newPassword,
  })
  if (problems) return again(422, { problems })

  const userName = suggestedUserName(name, randomDigits(4))
  const outcome = await signUp(
    {
      userName,
      password,
      email: email.trim(),
      name: name.trim(),
      phoneNumber: phone.data || null,
      language: reader.language,
    },
    visit.address,
    deps,
  )
  if (outcome.ok) {
    await interaction.awaitCode({ id: outcome.id, userName, email: email.trim() })
    return { redirect: `${interaction.base}/verify` }
  }
  if (outcome.refusal === 'invalid-request')
    return again(422, { problems: { password: wrong.weakPassword } })
  if (outcome.refusal !== 'username-taken') return slowedDown(outcome, reader, again)
  return submitSignUp(visit, form, deps) // somebody has that very name: four other digits
}

function shown(
  { interaction, reader }: Visit,
  { social }: PagesDeps,
  status: 200 | 422 | 429 | 503,
  more: Again & Pick<Parameters<typeof signUpPage>[0], 'typed'>,
): Answer {
  const socialName = social?.upstream.name
  return { status, page: signUpPage({ ...interaction, socialName, ...more }, reader) }
}
