import type { ApiDeps } from '../api-deps.ts'

export type HoldDeps = Pick<ApiDeps, 'database' | 'clock' | 'limiter'>
