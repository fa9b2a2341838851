import { fill } from '#messages/fill.ts'
import { html, type Markup } from '../markup.ts'
import type { Reader } from './layout.ts'

/** The way to the upstream issuer: a link and not a form, because forms may go to ourselves only. */
export function socialLink(
  { base, socialName }: { base: string; socialName: string | undefined },
  { words: { social } }: Reader,
): Markup | null {
  if (socialName === undefined) return null
  return html`
<p class="or">${social.or}</p>
<a class="button second" href="${base}/social">${fill(social.go, { name: socialName })}</a>`
}
