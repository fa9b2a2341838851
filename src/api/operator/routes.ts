import type { FastifyInstance } from 'fastify'
import { getOperator } from '#contract/operator.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'

export function registerOperator(app: FastifyInstance, { operator }: ApiDeps): void {
  mount(app, getOperator, async () => ({ ok: true, answer: { data: { operator } } }))
}
