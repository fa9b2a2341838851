import { html } from '../markup.ts'
import { createDemoVisitor } from '../users/demo-visitor.ts'
import { errorNote } from './form.ts'
import type { StepContext } from './interaction.ts'
import { layout } from './layout.ts'
import type { PagesDeps } from './pages-deps.ts'
import {
  type Form,
  limitResult,
  type PageProblems,
  type PageResult,
  type StepResult,
} from './step-result.ts'

/** The only sign-in of a public demo: one button that creates an account. */
export function showVisitor(
  { interaction: { base, xsrf }, reader }: StepContext,
  _deps: PagesDeps,
  status: PageResult['status'] = 200,
  { problem }: PageProblems = {},
): StepResult {
  const words = reader.words.demoVisitor
  const body = html`<p class="lead">${words.text}</p>${problem && errorNote(problem)}
<form method="post" action="${base}/demo"><input type="hidden" name="xsrf" value="${xsrf}"><button class="button">${words.submit}</button></form>
<p class="aside">${words.kept}</p>`
  return { status, page: layout({ title: words.title, body }, reader) }
}

export async function signInAsVisitor(
  context: StepContext,
  _form: Form,
  deps: PagesDeps,
): Promise<StepResult> {
  const { interaction, reader, address } = context
  const visitor = await createDemoVisitor(reader.words.demoVisitor.name, address, deps)
  if (visitor.ok) return { redirect: await interaction.finish(visitor.subject, []) }
  return limitResult(visitor, reader, (status, more) => showVisitor(context, deps, status, more))
}
