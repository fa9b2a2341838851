import { REPORT_KINDS } from '#domain/report/report.ts'
import { api } from './report-api.ts'
import type { ReportTarget } from './report-page.tsx'

/** What a report is about, by the address of the page; null when nobody can see it. */
export async function loadReportTarget({
  kind: asked,
  targetId,
}: {
  kind: string
  targetId: string
}): Promise<{ target: ReportTarget | null; targetId: string }> {
  const kind = REPORT_KINDS.find((each) => each === asked)
  if (!kind || targetId === '') return { target: null, targetId }
  const answer = await api('getReportTarget', { query: { kind, targetId } })
  if (answer.ok) return { target: answer.reply.data, targetId }
  if (answer.refusal === 'not-found' || answer.refusal === 'invalid-request')
    return { target: null, targetId }
  throw new Error('What is reported did not load', { cause: answer.refusal })
}
