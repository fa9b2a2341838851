import type { FastifyInstance } from 'fastify'
import type { ApiDeps } from './api-deps.ts'
import { registerOperatorLog } from './operator-log/routes.ts'

/** Mounts the operations of the operator's desk, under /deskApi. */
export function registerDesk(app: FastifyInstance, deps: ApiDeps): void {
  registerOperatorLog(app, deps)
}
