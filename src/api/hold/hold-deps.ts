import type { ApiDeps } from '../api-deps.ts'

/** What holding, renewing and giving back work with. */
export type HoldDeps = Pick<ApiDeps, 'database' | 'clock' | 'limiter'>
