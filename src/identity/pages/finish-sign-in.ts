import type { User } from '../users/store.ts'
import type { StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import type { StepResult } from './step-result.ts'

/**
 * Signs a person in who has proven to own the account. If an upstream person with the account's address is pending in this
 * sign-in, links that person to the account (docs/decisions/0010).
 */
export async function finishSignIn(
  { interaction, rememberDevice }: StepContext,
  { subject, email }: User,
  { social }: PagesDeps,
): Promise<StepResult> {
  const { pendingLink } = interaction
  if (pendingLink?.email === email) await social?.people.link(pendingLink, subject)
  rememberDevice(subject)
  return { redirect: await interaction.finish(subject) }
}
