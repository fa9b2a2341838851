import type { FastifyInstance } from 'fastify'
import { endpoints } from '#contract/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { importItems } from './import-items.ts'
import { listCatalog } from './list-catalog.ts'
import { orderItems } from './order-items.ts'
import { removeItem } from './remove-item.ts'
import { addItem, changeItem } from './write-item.ts'

/** Mounts the endpoints with which a provider's members edit its catalog. */
export function registerCatalog(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, endpoints.listCatalog, (input) => listCatalog(deps, input))
  mount(app, endpoints.addCatalogItem, (input) => addItem(deps, input))
  mount(app, endpoints.orderCatalog, (input) => orderItems(deps, input))
  mount(app, endpoints.importCatalog, (input) => importItems(deps, input))
  mount(app, endpoints.changeCatalogItem, (input) => changeItem(deps, input))
  mount(app, endpoints.removeCatalogItem, (input) => removeItem(deps, input))
}
