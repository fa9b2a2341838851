import type { FastifyInstance } from 'fastify'
import { listNews as listEndpoint, seeNews as seeEndpoint } from '#contract/news.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { listNews, seeNews } from './list-news.ts'

/** Mounts the endpoints of what customers did lately. */
export function registerNews(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listEndpoint, (input) => listNews(deps, input))
  mount(app, seeEndpoint, (input) => seeNews(deps, input))
}
