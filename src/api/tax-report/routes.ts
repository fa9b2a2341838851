import type { FastifyInstance } from 'fastify'
import { getTaxReminder, sendTaxReminder } from '#contract/tax-reminder.ts'
import { exportTaxReport, getTaxReport, listTaxProviders } from '#contract/tax-report.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { exportReport } from './export-tax-report.ts'
import { readReminder } from './read-reminder.ts'
import { listProviders, readTaxReport } from './read-tax-report.ts'
import { sendReminder } from './send-reminder.ts'

/** Mounts the report to the tax office, where the installation makes one (DESK-180). */
export function registerTaxReport(app: FastifyInstance, deps: ApiDeps): void {
  if (!deps.reportsTaxes) return
  mount(app, getTaxReport, (input) => readTaxReport(deps, input))
  mount(app, listTaxProviders, (input) => listProviders(deps, input))
  mount(app, getTaxReminder, (input) => readReminder(deps, input))
  mount(app, sendTaxReminder, (input) => sendReminder(deps, input))
  mount(app, exportTaxReport, (input) => exportReport(deps, input))
}
