import { fill } from '#messages/fill.ts'
import { html, type Markup } from '../markup.ts'
import type { Reader } from './layout.ts'

/** The link to the upstream issuer. A form would be blocked by the policy `form-action 'self'`. */
export function socialLink(
  { base, socialName }: { base: string; socialName: string | undefined },
  { words: { social } }: Reader,
): Markup | null {
  if (socialName === undefined) return null
  return html`
<p class="or">${social.or}</p>
<a class="button second" href="${base}/social">${fill(social.go, { name: socialName })}</a>`
}
