import { html } from '../markup.ts'
import { makeDemoVisitor } from '../users/demo-visitor.ts'
import { type Again, type Answer, type Form, type PageAnswer, slowedDown } from './answer.ts'
import { problemNote } from './form.ts'
import type { Visit } from './interaction.ts'
import { layout } from './layout.ts'
import type { PagesDeps } from './pages-deps.ts'

/** The only sign-in of a public demonstration: one button, and an account of one's own. */
export function showVisitor(
  { interaction: { base, xsrf }, reader }: Visit,
  _deps: PagesDeps,
  status: PageAnswer['status'] = 200,
  { problem }: Again = {},
): Answer {
  const words = reader.words.demoVisitor
  const body = html`<p class="lead">${words.text}</p>${problem && problemNote(problem)}
<form method="post" action="${base}/demo"><input type="hidden" name="xsrf" value="${xsrf}"><button class="button">${words.submit}</button></form>
<p class="aside">${words.kept}</p>`
  return { status, page: layout({ title: words.title, body }, reader) }
}

export async function enterAsVisitor(visit: Visit, _form: Form, deps: PagesDeps): Promise<Answer> {
  const { interaction, reader, address } = visit
  const made = await makeDemoVisitor(reader.words.demoVisitor.name, address, deps)
  if (made.ok) return { redirect: await interaction.finish(made.subject) }
  return slowedDown(made, reader, (status, more) => showVisitor(visit, deps, status, more))
}
