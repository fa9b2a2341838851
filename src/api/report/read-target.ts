import type { getReportTarget as endpoint } from '#contract/report.ts'
import { pictureUrl } from '#domain/picture/picture.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findPublicTarget } from './store.ts'

type GetReportTarget = typeof endpoint

/** What a report would be about. Open to visitors. */
export async function readReportTarget(
  { database }: Pick<ApiDeps, 'database'>,
  { query }: Pick<HandlerInput<GetReportTarget>, 'query'>,
): Promise<Outcome<GetReportTarget>> {
  const target = await findPublicTarget(database.query, query)
  if (!target) return { ok: false, refusal: 'not-found' }
  const { providerUserName, providerFullName, text, textLanguage, pictureHash } = target
  const data = {
    kind: query.kind,
    providerUserName,
    providerFullName,
    text,
    textLanguage,
    pictureUrl: pictureHash === null ? target.pictureUrl : pictureUrl(pictureHash),
  }
  return { ok: true, answer: { data } }
}
