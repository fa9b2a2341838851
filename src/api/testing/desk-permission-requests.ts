import type {
  PermissionContext,
  PermissionRequest,
  PermissionRequests,
} from './permission-context.ts'

const SOME_SALON = {
  fullName: 'Atelier Blauweregen',
  userName: 'atelier-blauweregen',
  cityCode: 'NL05',
  street: 'Lange Nieuwstraat 84',
  category: null,
  point: null,
  note: '',
}

function ofRegistration(
  { rows }: PermissionContext,
  status: keyof PermissionContext['rows']['registrations'],
  body?: object,
): PermissionRequest {
  const { id: registrationId, version } = rows.registrations[status]
  return { params: { registrationId }, ...(body && { body: { ...body, version } }) }
}

/** The requests of the permission matrix to operations of the operator's desk. */
export const DESK_REQUESTS: PermissionRequests = {
  listContactRequests: () => ({ query: {} }),
  getContactRequest: ({ rows }) => ({ params: { contactRequestId: rows.someMessage } }),
  assignContactRequest: ({ rows }) => ({
    params: { contactRequestId: rows.someMessage },
    body: { version: 1, assignee: null },
  }),
  setContactRequestStatus: ({ rows }) => ({
    params: { contactRequestId: rows.someMessage },
    body: { version: 1, status: 'closed' },
  }),
  setPrivacyRequest: ({ rows }) => ({
    params: { contactRequestId: rows.someMessage },
    body: { version: 1, isPrivacyRequest: true },
  }),
  replyToContactRequest: ({ rows }) => ({
    params: { contactRequestId: rows.someMessage },
    body: { version: 1, text: 'Ja', status: 'waiting' },
  }),
  addContactAnswer: ({ rows }) => ({
    params: { contactRequestId: rows.someMessage },
    body: { version: 1, text: 'Dank' },
  }),
  getTermsVersion: ({ rows }) => ({ params: { termsId: rows.someTerms } }),
  announceTerms: () => ({
    body: {
      holdsFrom: '2027-04-01',
      change: { en: 'Rates', nl: 'Tarieven' },
      text: { en: 'Text', nl: 'Tekst' },
      latest: 2,
    },
  }),
  getTaxReport: () => ({ params: { year: '2026' } }),
  listTaxProviders: () => ({ params: { year: '2026' } }),
  getTaxReminder: () => ({ params: { year: '2026' } }),
  sendTaxReminder: () => ({ params: { year: String(new Date().getFullYear()) }, body: {} }),
  exportTaxReport: () => ({ params: { year: '2026' }, body: { reason: 'Opgave' } }),
  withdrawTerms: ({ rows }) => ({ params: { termsId: rows.someTerms }, body: {} }),
  readOperatorLink: ({ rows }) => ({ params: { token: rows.operatorLink } }),
  createBackup: () => ({ body: {} }),
  retryJobs: () => ({ body: {} }),
  retryJob: () => ({ params: { jobId: '1' }, body: {} }),
  acceptOperatorLink: ({ rows }) => ({ params: { token: rows.operatorLink }, body: {} }),
  findDeskOrders: () => ({ query: { text: 'Vermeer' } }),
  openDeskOrder: ({ rows }) => ({ params: { orderId: rows.ownOrder } }),
  setDeskOrderStatus: ({ rows }) => ({
    params: { orderId: rows.ownOrder },
    body: { version: 1, status: 'CANCELLED', actsFor: 'provider', reason: 'Op verzoek' },
  }),
  resendOrderMail: ({ rows }) => ({
    params: { orderId: rows.ownOrder },
    body: { to: 'customer' },
  }),
  openDeskItem: ({ rows }) => ({
    params: { kind: 'message', itemId: rows.someMessage },
    body: {},
  }),
  listRegistrations: () => ({ query: {} }),
  getRegistration: (context) => ofRegistration(context, 'open'),
  assignRegistration: (context) => ofRegistration(context, 'open', { isMine: true }),
  addRegistrationNote: (context) => ofRegistration(context, 'open', { text: 'Belde terug' }),
  approveRegistration: (context) => ofRegistration(context, 'open', SOME_SALON),
  askRegistration: (context) => ofRegistration(context, 'open', { question: 'Wie?' }),
  answerForRegistration: (context) => ofRegistration(context, 'asked', { answer: 'Ik.' }),
  refuseRegistration: (context) =>
    ofRegistration(context, 'open', { ground: 'other', text: 'Nee.' }),
  undoRegistrationAct: (context) => ofRegistration(context, 'refused', {}),
  sendRegistrationInvitation: (context) => ofRegistration(context, 'approved', {}),
  withdrawRegistration: (context) => ofRegistration(context, 'approved', {}),
  readRegistrationLink: ({ rows }) => ({ params: { token: rows.registrations.asked.token } }),
  answerRegistrationQuestion: ({ rows }) => ({
    params: { token: rows.registrations.asked.token },
    body: { answer: 'Ik.' },
  }),
  confirmRegistration: ({ rows }) => ({
    params: { token: rows.registrations.open.token },
    body: SOME_SALON,
  }),
}
