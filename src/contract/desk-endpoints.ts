import {
  addContactAnswer,
  assignContactRequest,
  getContactRequest,
  listContactRequests,
  replyToContactRequest,
  setContactRequestStatus,
  setPrivacyRequest,
} from './desk-contact.ts'
import {
  findDeskOrders,
  listOpenedOrders,
  openDeskOrder,
  resendOrderMail,
  setDeskOrderStatus,
} from './desk-order.ts'
import {
  erasePerson,
  exportPerson,
  getPerson,
  listPeople,
  lockPerson,
  setPersonOperator,
  signOutPerson,
  signOutSession,
} from './desk-person.ts'
import {
  exportInvoiceLines,
  getDeskProvider,
  liftRestriction,
  listDeskProviders,
  restrictProvider,
  setProviderPlan,
} from './desk-provider.ts'
import { getProviderStory } from './desk-provider-story.ts'
import { listReaders, openDeskItem } from './desk-reader.ts'
import { deskRegistrationEndpoints } from './desk-registration.ts'
import { assignReport, decideReport, getReport, listReports } from './desk-report.ts'
import { searchDesk } from './desk-search.ts'
import { getDesk, listWork } from './desk-work.ts'
import {
  createBackup,
  getInstallation,
  getServerSettings,
  listBackups,
  listFailedJobs,
  retryJob,
  retryJobs,
} from './installation.ts'
import { getMarketDay, getMarketNumbers } from './market-numbers.ts'
import { listOperatorLog } from './operator-log.ts'
import {
  announceTerms,
  getTermsVersion,
  listTermsVersions,
  withdrawTerms,
} from './provider-terms.ts'
import { beginProviderView, getProviderView, listProviderViews } from './provider-view.ts'
import { getTaxReminder, sendTaxReminder } from './tax-reminder.ts'
import { exportTaxReport, getTaxReport, listTaxProviders } from './tax-report.ts'

/** The operations of the operator's desk, by operation id. */
export const deskEndpoints = {
  getDesk,
  listWork,
  getInstallation,
  getServerSettings,
  createBackup,
  listFailedJobs,
  retryJob,
  retryJobs,
  listBackups,
  listOperatorLog,
  findDeskOrders,
  listOpenedOrders,
  openDeskOrder,
  setDeskOrderStatus,
  resendOrderMail,
  getMarketNumbers,
  getMarketDay,
  ...deskRegistrationEndpoints,
  listDeskProviders,
  getDeskProvider,
  getProviderStory,
  restrictProvider,
  liftRestriction,
  setProviderPlan,
  exportInvoiceLines,
  beginProviderView,
  getProviderView,
  listProviderViews,
  listTermsVersions,
  getTermsVersion,
  announceTerms,
  withdrawTerms,
  getTaxReport,
  listTaxProviders,
  exportTaxReport,
  getTaxReminder,
  sendTaxReminder,
  listPeople,
  getPerson,
  signOutPerson,
  signOutSession,
  lockPerson,
  setPersonOperator,
  exportPerson,
  erasePerson,
  searchDesk,
  openDeskItem,
  listReaders,
  listReports,
  getReport,
  assignReport,
  decideReport,
  listContactRequests,
  getContactRequest,
  assignContactRequest,
  setContactRequestStatus,
  setPrivacyRequest,
  replyToContactRequest,
  addContactAnswer,
} as const
