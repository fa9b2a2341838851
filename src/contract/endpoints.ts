import {
  getAuthStatus,
  refreshSession,
  resendCode,
  setCookies,
  signOut,
  signUp,
  verifyAccount,
} from './account.ts'
import { listCities } from './city.ts'
import { registerProvider, sendContactRequest } from './contact.ts'
import { deskEndpoints } from './desk-endpoints.ts'
import { countEvents, recordEvents } from './event.ts'
import { dropFavourite, keepFavourite, listFavourites, mergeFavourites } from './favourite.ts'
import { holdSlot, releaseHold, renewHold } from './hold.ts'
import { checkHomeVisit } from './home-visit.ts'
import { confirmMailCode, requestMailCode } from './mail-address.ts'
import { getHealth, getReadiness } from './operation.ts'
import { getOperator } from './operator.ts'
import { acceptOperatorLink, readOperatorLink } from './operator-link.ts'
import { agreeToMove, cancelOrder, getOrder, listOrders, modifyOrder, placeOrder } from './order.ts'
import { deleteAccount, getPersonalData } from './personal-data.ts'
import { getPlace, suggestPlaces, suggestTowns } from './place.ts'
import {
  addPromotion,
  changePromotion,
  listCustomerPromotions,
  listPromotions,
  listWorkspacePromotions,
  switchPromotion,
} from './promotion.ts'
import { getProviderInfo, listCityProviders } from './provider.ts'
import { getFormerTerms, getProviderTerms, listFormerTerms } from './provider-terms.ts'
import {
  answerRegistrationQuestion,
  confirmRegistration,
  readRegistrationLink,
} from './registration.ts'
import { createReport, getReportTarget, objectToDecision, readObjectionLink } from './report.ts'
import {
  createReview,
  getProviderRating,
  listMoreReviews,
  listReviews,
  listWorkspaceReviews,
  replyToReview,
  reportReview,
} from './review.ts'
import { getWorkingHours, listSlots, listSlotsWithToken, watchCalendar } from './schedule.ts'
import { searchProviders } from './search.ts'
import { listServices } from './service.ts'
import { workspaceEndpoints } from './workspace-endpoints.ts'

/** All operations that answer in JSON, by operation id. */
export const endpoints = {
  getProviderInfo,
  listCityProviders,
  listCities,
  getOperator,
  getProviderTerms,
  listFormerTerms,
  getFormerTerms,
  readOperatorLink,
  acceptOperatorLink,
  listServices,
  suggestPlaces,
  suggestTowns,
  getPlace,
  searchProviders,
  getWorkingHours,
  listSlots,
  listSlotsWithToken,
  holdSlot,
  renewHold,
  releaseHold,
  listPromotions,
  listCustomerPromotions,
  listFavourites,
  mergeFavourites,
  keepFavourite,
  dropFavourite,
  listReviews,
  listMoreReviews,
  getProviderRating,
  createReview,
  replyToReview,
  reportReview,
  createReport,
  getReportTarget,
  readObjectionLink,
  objectToDecision,
  checkHomeVisit,
  placeOrder,
  listOrders,
  getOrder,
  modifyOrder,
  cancelOrder,
  agreeToMove,
  listWorkspacePromotions,
  addPromotion,
  changePromotion,
  switchPromotion,
  listWorkspaceReviews,
  requestMailCode,
  confirmMailCode,
  getPersonalData,
  deleteAccount,
  getAuthStatus,
  setCookies,
  signOut,
  refreshSession,
  signUp,
  verifyAccount,
  resendCode,
  sendContactRequest,
  registerProvider,
  readRegistrationLink,
  answerRegistrationQuestion,
  confirmRegistration,
  recordEvents,
  countEvents,
  getHealth,
  getReadiness,
  ...workspaceEndpoints,
  ...deskEndpoints,
} as const
/** All operations that answer with server-sent events. */
export const eventStreams = { watchCalendar } as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
