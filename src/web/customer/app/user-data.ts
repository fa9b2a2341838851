import type { UserData } from '../../router-context.ts'

export const userData: UserData = {
  deleteVisits: async () => (await import('../offline/store-visits.ts')).deleteStoredVisits(),
  loadClearCheckout: async () =>
    (await import('../booking/clear-personal-data.ts')).clearPersonalData,
}
