import type { User } from '../users/store.ts'
import type { Answer } from './answer.ts'
import type { Visit } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'

/**
 * Signs somebody in who has shown that the account is theirs. When another issuer vouched for its address in this very
 * sign-in, that person is the same from now on (docs/decisions/0010).
 */
export async function enter(
  { interaction, rememberDevice }: Visit,
  { subject, email }: User,
  { social }: PagesDeps,
): Promise<Answer> {
  const { awaitsLink } = interaction
  if (awaitsLink?.email === email) await social?.people.link(awaitsLink, subject)
  rememberDevice(subject)
  return { redirect: await interaction.finish(subject) }
}
