import type { Request } from '#contract/endpoint.ts'
import type { endpoints } from '#contract/endpoints.ts'
import type { aCatalogItem, aProvider } from '#demo/builders.ts'
import type { injection } from './api.ts'
import type { insertPermissionData } from './permission-data.ts'
import type { MATRIX } from './permission-rows.ts'

/** What the requests of the permission matrix name. */
export interface PermissionContext {
  readonly rows: Awaited<ReturnType<typeof insertPermissionData>>
  readonly salon: Awaited<ReturnType<typeof aProvider>>
  readonly salonItem: Awaited<ReturnType<typeof aCatalogItem>>
  /** The hours of the salon, with their version. */
  readonly salonHours: Request<typeof endpoints.changeHours>['body']
  readonly ownHold: string
}

/** What a request of the permission matrix has. */
export type PermissionRequest = Parameters<typeof injection>[1]

/** Requests by operation. */
export type PermissionRequests = Partial<
  Record<keyof typeof MATRIX, (context: PermissionContext) => PermissionRequest>
>
