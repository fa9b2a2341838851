import { isSetUp } from '../second-factor/second-factor.ts'
import type { User } from '../users/store.ts'
import type { SignInMethod, StepContext } from './interaction.ts'
import { brokenPage } from './notices.ts'
import type { PagesDeps } from './pages-deps.ts'
import type { StepResult } from './step-result.ts'

/**
 * Signs in a person who has shown the first factor, or asks them for the second one; one who is locked is told so (DESK-133). Every way into an account ends here,
 * except that of a demo (WORK-117).
 */
export async function finishSignIn(
  context: StepContext,
  user: User,
  deps: PagesDeps,
  methods: readonly SignInMethod[],
): Promise<StepResult> {
  const { subject } = user
  if (!(await deps.store.findUnlocked(subject)))
    return { status: 403, page: brokenPage(context.reader, 'locked') }
  if (!isSetUp(await deps.factors.find(subject)))
    return completeSignIn(context, user, deps, methods)
  await context.interaction.savePendingSecondFactor({ subject, methods })
  return { redirect: `${context.interaction.base}/factor` }
}

/** Like `finishSignIn`, for a person who is known by subject alone. */
export async function finishSignInOf(
  context: StepContext,
  subject: string,
  deps: PagesDeps,
  methods: readonly SignInMethod[],
): Promise<StepResult> {
  const user = await deps.store.findBySubject(subject)
  if (!user) return { redirect: `${context.interaction.base}/sign-in` }
  return finishSignIn(context, user, deps, methods)
}

/**
 * Signs in a person who has shown every factor. If an upstream person with the account's address is pending in this
 * sign-in, links that person to the account (docs/decisions/0010).
 */
export async function completeSignIn(
  { interaction, rememberDevice }: StepContext,
  { subject, email }: User,
  { social }: PagesDeps,
  methods: readonly SignInMethod[],
): Promise<StepResult> {
  const { pendingLink } = interaction
  if (pendingLink?.email === email) await social?.people.link(pendingLink, subject)
  rememberDevice(subject)
  return { redirect: await interaction.finish(subject, methods) }
}
