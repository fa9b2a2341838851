import type { EndpointName } from '#contract/endpoints.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import type { As } from './api.ts'

// Who may do what, for every operation of the contract. `anouk` has an order at `salon-pioen`, which belongs
// to `petra`; every row is asked about anouk's things and that salon.
export const CALLERS = {
  visitor: {},
  customer: { as: { userName: 'anouk', role: 'customer' } },
  'other customer': { as: { userName: 'daan', role: 'customer' } },
  provider: { as: { userName: 'petra', role: 'provider' } },
  'other provider': { as: { userName: 'saskia', role: 'provider' } },
  operator: { as: { userName: 'beheer', role: 'operator' } },
} as const satisfies Record<string, As>
export type CallerName = keyof typeof CALLERS

export type Verdict = 'yes' | RefusalCode
type Row = Record<CallerName, Verdict>

const EVERYBODY = row('yes', 'yes', 'yes', 'yes', 'yes', 'yes')
const OWN_NAME_ONLY = row('forbidden', 'yes', 'forbidden', 'forbidden', 'forbidden', 'forbidden')
const SIGNED_IN_AS_ANOUK = { ...OWN_NAME_ONLY, visitor: 'sign-in-required' } as const
const SIGNED_IN = { ...EVERYBODY, visitor: 'sign-in-required' } as const
// Of what is somebody else's it is not even said that it is there.
const HIDDEN_FROM_OTHERS = {
  ...row('sign-in-required', 'yes', 'not-found', 'not-found', 'not-found', 'not-found'),
} as const
const BOTH_PARTIES = { ...SIGNED_IN_AS_ANOUK, provider: 'yes' } as const

const OWNER_ONLY = row(
  ...(['sign-in-required', 'forbidden', 'forbidden', 'yes', 'forbidden', 'forbidden'] as const),
)

// The invitation is for anouk's address; petra is a member already.
const INVITED_ONLY = row(
  ...(['sign-in-required', 'yes', 'address-differs'] as const),
  ...(['already-member', 'address-differs', 'address-differs'] as const),
)

const NOT_MOVED = row(
  ...(['order-not-changeable', 'order-not-changeable', 'order-not-changeable'] as const),
  ...(['order-not-changeable', 'order-not-changeable', 'order-not-changeable'] as const),
)

const OPERATOR_ONLY = row(
  ...(['sign-in-required', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'yes'] as const),
)

export const MATRIX: Record<Exclude<EndpointName, SignInName>, Row> = {
  getProviderInfo: EVERYBODY,
  listCityProviders: EVERYBODY,
  listCities: EVERYBODY,
  getOperator: EVERYBODY,
  getProviderTerms: EVERYBODY,
  listServices: EVERYBODY,
  suggestPlaces: EVERYBODY,
  suggestTowns: EVERYBODY,
  getPlace: EVERYBODY,
  searchProviders: EVERYBODY,
  getWorkingHours: EVERYBODY,
  listSlots: EVERYBODY,
  listSlotsWithToken: EVERYBODY,
  holdSlot: SIGNED_IN,
  checkHomeVisit: SIGNED_IN,
  renewHold: HIDDEN_FROM_OTHERS,
  releaseHold: SIGNED_IN,
  listPromotions: OWN_NAME_ONLY,
  listCustomerPromotions: SIGNED_IN_AS_ANOUK,
  // Each has favourites of their own and names nobody.
  listFavourites: SIGNED_IN,
  mergeFavourites: SIGNED_IN,
  keepFavourite: SIGNED_IN,
  dropFavourite: SIGNED_IN,
  listReviews: EVERYBODY,
  listMoreReviews: EVERYBODY,
  getProviderRating: EVERYBODY,
  createReview: SIGNED_IN_AS_ANOUK,
  replyToReview: OWNER_ONLY,
  reportReview: EVERYBODY,
  createReport: EVERYBODY,
  getReportTarget: EVERYBODY,
  // The token decides, whoever sends it.
  readObjectionLink: EVERYBODY,
  objectToDecision: EVERYBODY,
  placeOrder: SIGNED_IN_AS_ANOUK,
  listOrders: SIGNED_IN_AS_ANOUK,
  getOrder: BOTH_PARTIES,
  modifyOrder: BOTH_PARTIES,
  cancelOrder: BOTH_PARTIES,
  // It was not moved.
  agreeToMove: { ...SIGNED_IN_AS_ANOUK, customer: 'order-not-changeable' },
  listOwnProviders: SIGNED_IN,
  listMembers: OWNER_ONLY,
  changeMember: OWNER_ONLY,
  removeMember: OWNER_ONLY,
  listInvitations: OWNER_ONLY,
  inviteMember: OWNER_ONLY,
  sendInvitation: OWNER_ONLY,
  withdrawInvitation: OWNER_ONLY,
  getInvitation: EVERYBODY,
  acceptInvitation: INVITED_ONLY,
  declineInvitation: EVERYBODY,
  listRequests: OWNER_ONLY,
  answerRequest: OWNER_ONLY,
  // The token decides, whoever sends it.
  readAnswerLink: EVERYBODY,
  answerByLink: EVERYBODY,
  readVisitLink: EVERYBODY,
  acceptVisitTerms: EVERYBODY,
  removeVisitAddress: EVERYBODY,
  agreeByVisitLink: NOT_MOVED,
  cancelByVisitLink: EVERYBODY,
  listNews: OWNER_ONLY,
  seeNews: OWNER_ONLY,
  searchWorkspace: OWNER_ONLY,
  getAgenda: OWNER_ONLY,
  listFreeTimes: OWNER_ONLY,
  listSeriesDates: OWNER_ONLY,
  addBlock: OWNER_ONLY,
  removeBlock: OWNER_ONLY,
  moveBlock: OWNER_ONLY,
  bookVisit: OWNER_ONLY,
  bookSeries: OWNER_ONLY,
  cancelSeries: OWNER_ONLY,
  listMovedDates: OWNER_ONLY,
  moveSeries: OWNER_ONLY,
  undoSeries: { ...OWNER_ONLY, provider: 'order-not-changeable' }, // nothing to undo
  getVisit: OWNER_ONLY,
  getNoShowFile: OWNER_ONLY,
  setVisitStatus: OWNER_ONLY,
  undoVisitChange: { ...OWNER_ONLY, provider: 'order-not-changeable' }, // nothing to undo
  moveVisit: OWNER_ONLY,
  setVisitNote: OWNER_ONLY,
  listClients: OWNER_ONLY,
  exportClients: OWNER_ONLY,
  addClient: OWNER_ONLY,
  getClient: OWNER_ONLY,
  downloadClient: OWNER_ONLY,
  updateClient: OWNER_ONLY,
  setClientBlock: OWNER_ONLY,
  mergeClients: OWNER_ONLY,
  eraseClient: { ...OWNER_ONLY, provider: 'client-in-use' }, // with the visit to come
  getNumbers: OWNER_ONLY,
  listTurnover: OWNER_ONLY,
  getHours: OWNER_ONLY,
  changeHours: OWNER_ONLY,
  saveDateHours: OWNER_ONLY,
  addClosure: OWNER_ONLY,
  removeClosure: OWNER_ONLY,
  listWorkspacePromotions: OWNER_ONLY,
  addPromotion: OWNER_ONLY,
  changePromotion: OWNER_ONLY,
  switchPromotion: OWNER_ONLY,
  listWorkspaceReviews: OWNER_ONLY,
  listCatalog: OWNER_ONLY,
  addCatalogItem: OWNER_ONLY,
  orderCatalog: OWNER_ONLY,
  importCatalog: OWNER_ONLY,
  changeCatalogItem: OWNER_ONLY,
  removeCatalogItem: OWNER_ONLY,
  getSettings: OWNER_ONLY,
  changeSettings: OWNER_ONLY,
  pauseProvider: OWNER_ONLY,
  listFormerTerms: OWNER_ONLY,
  getFormerTerms: { ...OWNER_ONLY, provider: 'not-found' }, // none held earlier
  getTaxDetails: OWNER_ONLY,
  changeTaxDetails: OWNER_ONLY,
  createArchive: OWNER_ONLY,
  listCalendarFeeds: OWNER_ONLY,
  createCalendarFeed: OWNER_ONLY,
  deleteCalendarFeed: OWNER_ONLY,
  getChecklist: OWNER_ONLY,
  hideChecklist: OWNER_ONLY,
  listExternalCalendars: OWNER_ONLY,
  addExternalCalendar: { ...OWNER_ONLY, provider: 'own-calendar' }, // another one is on the network
  readExternalCalendar: { ...OWNER_ONLY, provider: 'not-found' },
  removeExternalCalendar: OWNER_ONLY,
  listPushDevices: OWNER_ONLY,
  savePushDevice: OWNER_ONLY,
  deletePushDevice: OWNER_ONLY,
  getMemberNotifications: OWNER_ONLY,
  changeMemberNotifications: OWNER_ONLY,
  getProfile: OWNER_ONLY,
  saveProfile: OWNER_ONLY,
  suggestAddresses: OWNER_ONLY,
  getAddress: OWNER_ONLY,
  locatePostalCode: OWNER_ONLY,
  listPictures: OWNER_ONLY,
  uploadPicture: OWNER_ONLY,
  describePicture: OWNER_ONLY,
  orderPictures: OWNER_ONLY,
  removePicture: OWNER_ONLY,
  requestMailCode: SIGNED_IN_AS_ANOUK,
  confirmMailCode: { ...SIGNED_IN_AS_ANOUK, customer: 'code-invalid' },
  getPersonalData: SIGNED_IN,
  deleteAccount: { ...SIGNED_IN_AS_ANOUK, customer: 'account-in-use' }, // with the visit to come
  sendContactRequest: EVERYBODY,
  registerProvider: EVERYBODY,
  recordEvents: EVERYBODY,
  countEvents: OPERATOR_ONLY,
  // The token decides, whoever sends it; nobody may who has none.
  readOperatorLink: EVERYBODY,
  acceptOperatorLink: SIGNED_IN,
  listOperatorLog: OPERATOR_ONLY,
  getDesk: OPERATOR_ONLY,
  listWork: OPERATOR_ONLY,
  getInstallation: OPERATOR_ONLY,
  getServerSettings: OPERATOR_ONLY,
  createBackup: OPERATOR_ONLY,
  listFailedJobs: OPERATOR_ONLY,
  retryJob: { ...OPERATOR_ONLY, operator: 'not-found' }, // no job has failed
  findDeskOrders: OPERATOR_ONLY,
  listOpenedOrders: OPERATOR_ONLY,
  openDeskOrder: OPERATOR_ONLY,
  setDeskOrderStatus: OPERATOR_ONLY,
  resendOrderMail: OPERATOR_ONLY,
  getMarketDay: OPERATOR_ONLY,
  getMarketNumbers: OPERATOR_ONLY,
  listBackups: OPERATOR_ONLY,
  retryJobs: OPERATOR_ONLY,
  listRegistrations: OPERATOR_ONLY,
  getRegistration: OPERATOR_ONLY,
  assignRegistration: OPERATOR_ONLY,
  addRegistrationNote: OPERATOR_ONLY,
  approveRegistration: OPERATOR_ONLY,
  askRegistration: OPERATOR_ONLY,
  answerForRegistration: OPERATOR_ONLY,
  refuseRegistration: OPERATOR_ONLY,
  undoRegistrationAct: OPERATOR_ONLY,
  sendRegistrationInvitation: OPERATOR_ONLY,
  withdrawRegistration: OPERATOR_ONLY,
  // The token decides.
  readRegistrationLink: EVERYBODY,
  answerRegistrationQuestion: EVERYBODY,
  confirmRegistration: EVERYBODY,
  listDeskProviders: OPERATOR_ONLY,
  getDeskProvider: OPERATOR_ONLY,
  openDeskItem: OPERATOR_ONLY,
  listReaders: OPERATOR_ONLY,
  getProviderStory: OPERATOR_ONLY,
  restrictProvider: OPERATOR_ONLY,
  liftRestriction: OPERATOR_ONLY,
  setProviderPlan: OPERATOR_ONLY,
  exportInvoiceLines: OPERATOR_ONLY,
  beginProviderView: OPERATOR_ONLY,
  getProviderView: OPERATOR_ONLY,
  listProviderViews: OWNER_ONLY,
  listTermsVersions: OPERATOR_ONLY,
  getTermsVersion: OPERATOR_ONLY,
  announceTerms: OPERATOR_ONLY,
  withdrawTerms: OPERATOR_ONLY,
  getTaxReport: OPERATOR_ONLY,
  listTaxProviders: OPERATOR_ONLY,
  exportTaxReport: OPERATOR_ONLY,
  getTaxReminder: OPERATOR_ONLY,
  sendTaxReminder: { ...OPERATOR_ONLY, operator: 'nothing-to-send' }, // no salon had a visit
  listPeople: OPERATOR_ONLY,
  getPerson: OPERATOR_ONLY,
  signOutPerson: OPERATOR_ONLY,
  signOutSession: { ...OPERATOR_ONLY, operator: 'not-found' }, // nobody is signed in
  lockPerson: OPERATOR_ONLY,
  setPersonOperator: OPERATOR_ONLY,
  exportPerson: OPERATOR_ONLY,
  erasePerson: OPERATOR_ONLY,
  searchDesk: OPERATOR_ONLY,
  listReports: OPERATOR_ONLY,
  getReport: OPERATOR_ONLY,
  assignReport: OPERATOR_ONLY,
  decideReport: OPERATOR_ONLY,
  listContactRequests: OPERATOR_ONLY,
  getContactRequest: OPERATOR_ONLY,
  assignContactRequest: OPERATOR_ONLY,
  setContactRequestStatus: OPERATOR_ONLY,
  setPrivacyRequest: OPERATOR_ONLY,
  replyToContactRequest: OPERATOR_ONLY,
  addContactAnswer: OPERATOR_ONLY,
  getHealth: EVERYBODY,
  getReadiness: EVERYBODY,
}

// Signing in and out asks for no role: whoever holds the right password, code, cookie or XSRF token may. Their own
// tests prove those; they are mounted by account/register.ts and by the hosted sign-in.
export const SIGN_IN = [
  ...(['getAuthStatus', 'setCookies', 'signOut', 'refreshSession'] as const),
  ...(['signUp', 'verifyAccount', 'resendCode'] as const),
] as const satisfies EndpointName[]
type SignInName = (typeof SIGN_IN)[number]

function row(...verdicts: [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict]): Row {
  const [visitor, customer, otherCustomer, provider, otherProvider, operator] = verdicts
  return {
    visitor,
    customer,
    provider,
    operator,
    'other customer': otherCustomer,
    'other provider': otherProvider,
  }
}
