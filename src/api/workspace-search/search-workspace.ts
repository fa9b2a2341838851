import type { searchWorkspace as endpoint } from '#contract/workspace-search.ts'
import { hasPermission } from '#domain/membership/role.ts'
import { endOfOrderId } from '#domain/order/order-number.ts'
import { wallClock } from '#domain/schedule/wall-clock.ts'
import { readDate } from '#domain/schedule/written-date.ts'
import { rangeOfDays } from '#domain/schedule/zone-offsets.ts'
import type { ApiDeps } from '../api-deps.ts'
import { toOffsetIso } from '../http/offset-iso.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { serviceName } from '../order/order-view.ts'
import { storableLine } from '../storable.ts'
import { findClients, findTreatments, findVisits } from './store.ts'

type SearchWorkspace = typeof endpoint

/** What a member finds at their provider by one text; what their role may not see is not looked for (WORK-196). */
export async function searchWorkspace(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { caller, params, query: asked, language }: HandlerInput<SearchWorkspace>,
): Promise<Outcome<SearchWorkspace>> {
  const access = { providerUserName: params.userName, permission: 'manage-visits' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId, timeZone } = member
  const mayReadCards = hasPermission(member.role, 'manage-clients', member.roleSettings)
  const now = clock.now()
  const search = storableLine(asked.search)
  const day = readDate(search, wallClock(now, timeZone).date)
  const text = { providerId, search }
  const wanted = {
    ...text,
    idEnd: endOfOrderId(search),
    day: day && rangeOfDays(day, day, timeZone),
    now,
    byClient: mayReadCards,
  }
  const { query } = database
  const mayFindTreatments = hasPermission(member.role, 'edit-provider', member.roleSettings)
  // A text of invisible characters alone would be in every name.
  const [clients, visits, treatments] =
    search === ''
      ? [[], [], []]
      : await Promise.all([
          mayReadCards ? findClients(query, text) : [],
          findVisits(query, wanted),
          mayFindTreatments ? findTreatments(query, text) : [],
        ])
  const data = {
    timeZone,
    day,
    clients,
    visits: visits.map(({ startsAt, items, ...visit }) => ({
      ...visit,
      serviceName: serviceName({ items }, language),
      startTime: toOffsetIso(startsAt, timeZone),
    })),
    treatments: treatments.map(({ catalogItemId, nameEn, nameNl }) => ({
      catalogItemId,
      name: language === 'nl' ? nameNl : nameEn,
    })),
  }
  return { ok: true, answer: { data } }
}
