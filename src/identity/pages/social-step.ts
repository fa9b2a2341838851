import { fill } from '#messages/fill.ts'
import { enterByUpstream } from '../social/enter.ts'
import type { Vouched } from '../social/upstream.ts'
import { type Answer, slowedDown } from './answer.ts'
import type { Visit } from './interaction.ts'
import type { PagesDeps } from './pages-deps.ts'
import { showSignIn } from './sign-in-step.ts'

type Refusal = Extract<Vouched, { ok: false }>['refusal']

const STATUS = { denied: 200, failed: 400, unverified: 403, away: 503 } as const

/** Sends the browser to the upstream issuer. */
export async function leaveForUpstream(visit: Visit, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader } = visit
  const sending = await deps.social?.upstream.send(interaction.uid, reader.language)
  if (!sending) return refused(visit, deps, 'away')
  const { url, ...sent } = sending
  await interaction.keepSent(sent)
  return { redirect: url }
}

/** The browser is back from the upstream issuer: in, or once more the sign-in page and why. */
export async function returnFromUpstream(visit: Visit, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader, address, query } = visit
  const { social } = deps
  if (!social || !interaction.sentUpstream) return refused(visit, deps, 'failed')
  const vouched = await social.upstream.receive(query, interaction.sentUpstream)
  if (!vouched.ok) return refused(visit, deps, vouched.refusal)
  const entered = await enterByUpstream(vouched.person, address, {
    ...deps,
    upstreamPeople: social.people,
  })
  if (entered.ok) {
    visit.rememberDevice(entered.subject)
    return { redirect: await interaction.finish(entered.subject) }
  }
  if (entered.refusal === 'too-many-requests') {
    return slowedDown(entered, reader, (status, more) => showSignIn(visit, deps, status, more))
  }
  await interaction.awaitLink(vouched.person)
  return { redirect: `${interaction.base}/sign-in` }
}

function refused(visit: Visit, deps: PagesDeps, refusal: Refusal): Answer {
  const name = deps.social?.upstream.name ?? ''
  const problem = fill(visit.reader.words.social[refusal], { name })
  return showSignIn(visit, deps, STATUS[refusal], { problem })
}
