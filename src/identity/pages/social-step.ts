import { fill } from '#messages/fill.ts'
import { signInByUpstream } from '../social/sign-in-by-upstream.ts'
import type { UpstreamResult } from '../social/upstream.ts'
import { finishSignInOf } from './finish-sign-in.ts'
import type { StepContext } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import { showSignIn } from './sign-in-step.ts'
import { limitResult, type StepResult } from './step-result.ts'

type SocialRefusal = Extract<UpstreamResult, { ok: false }>['refusal']

const STATUS = { denied: 200, failed: 400, unverified: 403, away: 503 } as const

/** Redirects the browser to the upstream issuer. */
export async function startUpstream(context: StepContext, deps: PagesDeps): Promise<StepResult> {
  const { interaction, reader } = context
  const started = await deps.social?.upstream.send(interaction.uid, reader.language)
  if (!started) return refused(context, deps, 'away')
  const { url, ...sent } = started
  await interaction.saveUpstreamRequest(sent)
  return { redirect: url }
}

/** Handles the return from the upstream issuer: signs in, or shows the sign-in page with the reason. */
export async function finishUpstream(context: StepContext, deps: PagesDeps): Promise<StepResult> {
  const { interaction, reader, address, query } = context
  const { social } = deps
  if (!social || !interaction.upstreamRequest) return refused(context, deps, 'failed')
  const upstreamResult = await social.upstream.receive(query, interaction.upstreamRequest)
  if (!upstreamResult.ok) return refused(context, deps, upstreamResult.refusal)
  const result = await signInByUpstream(upstreamResult.person, address, {
    ...deps,
    upstreamPeople: social.people,
  })
  if (result.ok) {
    // What that issuer asked for is not known here.
    return finishSignInOf(context, result.subject, deps, [])
  }
  if (result.refusal === 'too-many-requests') {
    return limitResult(result, reader, (status, more) => showSignIn(context, deps, status, more))
  }
  await interaction.savePendingLink(upstreamResult.person)
  return { redirect: `${interaction.base}/sign-in` }
}

function refused(context: StepContext, deps: PagesDeps, refusal: SocialRefusal): StepResult {
  const name = deps.social?.upstream.name ?? ''
  const problem = fill(context.reader.words.social[refusal], { name })
  return showSignIn(context, deps, STATUS[refusal], { problem })
}
