import {
  findDeskOrders,
  listOpenedOrders,
  openDeskOrder,
  resendOrderMail,
  setDeskOrderStatus,
} from './desk-order.ts'
import { deskRegistrationEndpoints } from './desk-registration.ts'
import { getDesk, listWork } from './desk-work.ts'
import { getInstallation, listFailedJobs, retryJob } from './installation.ts'
import { getMarketNumbers } from './market-numbers.ts'
import { listOperatorLog } from './operator-log.ts'

/** The operations of the operator's desk, by operation id. */
export const deskEndpoints = {
  getDesk,
  listWork,
  getInstallation,
  listFailedJobs,
  retryJob,
  listOperatorLog,
  findDeskOrders,
  listOpenedOrders,
  openDeskOrder,
  setDeskOrderStatus,
  resendOrderMail,
  getMarketNumbers,
  ...deskRegistrationEndpoints,
} as const
