import type { getDeskProvider, listDeskProviders } from '#contract/desk-provider.ts'
import type { HandlerReply } from '#contract/endpoint.ts'
import { pictureUrl } from '#domain/picture/picture.ts'
import type { RestrictionRow } from './detail-store.ts'
import type { SummaryRow } from './store.ts'

type ListedProvider = HandlerReply<typeof listDeskProviders>['data']['salons'][number]
type ProviderDetail = HandlerReply<typeof getDeskProvider>['data']['salon']

/** What every list of the desk says of a provider. */
export function summaryView(
  row: SummaryRow,
): Omit<ListedProvider, 'ownerName' | 'visits' | 'reports'> {
  const { planKey, planLocations, trialEndsOn, endsAt, coverHash, ...rest } = row
  return {
    ...rest,
    coverUrl: coverHash === null ? row.profilePictureUrl : pictureUrl(coverHash),
    endsAt: endsAt === null ? null : iso(endsAt),
    plan: planKey && { key: planKey, locations: planLocations, trialEndsOn },
  }
}

export function restrictionView(row: RestrictionRow): ProviderDetail['restrictions'][number] {
  return {
    ...row,
    decidedAt: iso(row.decidedAt),
    takesEffectAt: iso(row.takesEffectAt),
    customersToldAt: row.customersToldAt === null ? null : iso(row.customersToldAt),
    liftedAt: row.liftedAt === null ? null : iso(row.liftedAt),
    mailedAt: row.mailedAt === null ? null : iso(row.mailedAt),
  }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
