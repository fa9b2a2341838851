import type { ApiPaths } from '../api-paths.ts'

/** Method and path of the operations that only pages of the desk call. */
export const deskPaths = {
  readOperatorLink: ['GET', '/accountApi/operatorLinks/:token'],
  acceptOperatorLink: ['POST', '/accountApi/operatorLinks/:token/use'],
  getDesk: ['GET', '/deskApi/desk'],
  listWork: ['GET', '/deskApi/today'],
  getInstallation: ['GET', '/deskApi/installation'],
  listFailedJobs: ['GET', '/deskApi/jobs'],
  retryJob: ['POST', '/deskApi/jobs/:jobId/retry'],
  listOperatorLog: ['GET', '/deskApi/log'],
  listRegistrations: ['GET', '/deskApi/registrations'],
  getRegistration: ['GET', '/deskApi/registrations/:registrationId'],
  assignRegistration: ['PUT', '/deskApi/registrations/:registrationId/assignee'],
  approveRegistration: ['POST', '/deskApi/registrations/:registrationId/approval'],
  askRegistration: ['POST', '/deskApi/registrations/:registrationId/question'],
  answerForRegistration: ['POST', '/deskApi/registrations/:registrationId/answer'],
  refuseRegistration: ['POST', '/deskApi/registrations/:registrationId/refusal'],
  undoRegistrationAct: ['POST', '/deskApi/registrations/:registrationId/undo'],
  sendRegistrationInvitation: ['POST', '/deskApi/registrations/:registrationId/invitation'],
  withdrawRegistration: ['POST', '/deskApi/registrations/:registrationId/withdrawal'],
  findDeskOrders: ['GET', '/deskApi/orders'],
  listOpenedOrders: ['GET', '/deskApi/opened-orders'],
  openDeskOrder: ['GET', '/deskApi/orders/:orderId'],
  setDeskOrderStatus: ['PUT', '/deskApi/orders/:orderId/status'],
  resendOrderMail: ['POST', '/deskApi/orders/:orderId/mails'],
  getMarketNumbers: ['GET', '/deskApi/numbers'],
} as const satisfies ApiPaths
