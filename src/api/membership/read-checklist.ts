import type {
  getChecklist as getEndpoint,
  hideChecklist as hideEndpoint,
} from '#contract/checklist.ts'
import { categoryOfNumber } from '#domain/catalog/category.ts'
import { cityByCode } from '#domain/location/city.ts'
import { checklistOf } from '#domain/membership/checklist.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findChecklist, setChecklistHidden } from './checklist-store.ts'
import { findMember } from './find-member.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>

/** What the caller's provider still needs (WORK-100). */
export async function readChecklist(
  { database, clock }: Deps,
  {
    caller,
    params,
    language,
  }: Pick<HandlerInput<typeof getEndpoint>, 'caller' | 'params' | 'language'>,
): Promise<Outcome<typeof getEndpoint>> {
  const access = { providerUserName: params.userName, permission: 'edit-provider' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const checklist = await findChecklist(database.query, member.providerId, clock.now())
  if (!checklist) return { ok: false, refusal: 'forbidden' }
  const { facts, isHidden, street, cityCode, starterCategory: number } = checklist
  const { openDays, treatments } = facts
  const address = [street, cityByCode(cityCode)?.name[language]].filter(Boolean).join(', ')
  const steps = checklistOf(facts)
  const starterCategory = number === null ? null : categoryOfNumber(number)
  const data = { steps, isHidden, openDays, treatments, address, starterCategory }
  return { ok: true, answer: { data } }
}

/** Hides the checklist of the caller's provider, or shows it again (WORK-100). */
export async function hideChecklist(
  { database, clock }: Deps,
  { caller, params, body }: HandlerInput<typeof hideEndpoint>,
): Promise<Outcome<typeof hideEndpoint>> {
  const access = { providerUserName: params.userName, permission: 'manage-settings' } as const
  const member = await findMember({ database }, caller, access)
  if (!member.ok) return member
  const { providerId } = member
  const { isHidden } = body
  await setChecklistHidden(database.query, { providerId, isHidden, now: clock.now() })
  return { ok: true, answer: { data: { isHidden } } }
}
