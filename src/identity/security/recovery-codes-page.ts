import { html } from '../markup.ts'
import { successNote } from '../pages/form.ts'
import { layout, type Reader } from '../pages/layout.ts'
import { SECURITY_PATH } from './context.ts'

/** The only page that shows recovery codes; only their hashes are stored. */
export function recoveryCodesPage(
  { codes, isFirstFactor }: { codes: readonly string[]; isFirstFactor: boolean },
  reader: Reader,
): string {
  const { codes: words } = reader.words.security
  const body = html`${successNote(isFirstFactor ? words.isOn : words.replaced)}
<p class="lead">${words.text}</p>
<ol class="codes" aria-label="${words.title}">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
<p class="hint">${words.once}</p>
<a class="button below" href="${SECURITY_PATH}">${words.saved}</a>`
  return layout({ title: words.title, body, isShownOnce: true }, reader)
}
