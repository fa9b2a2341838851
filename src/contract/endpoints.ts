import {
  getAuthStatus,
  refreshSession,
  resendCode,
  setCookies,
  signOut,
  signUp,
  verifyAccount,
} from './account.ts'
import { addBlock, getAgenda, listFreeTimes, removeBlock } from './agenda.ts'
import { createCalendarFeed, deleteCalendarFeed, listCalendarFeeds } from './calendar-feed.ts'
import {
  addCatalogItem,
  changeCatalogItem,
  importCatalog,
  listCatalog,
  orderCatalog,
  removeCatalogItem,
} from './catalog.ts'
import { listCities } from './city.ts'
import {
  eraseClient,
  exportClients,
  getClient,
  listClients,
  mergeClients,
  setClientBlock,
  updateClient,
} from './client.ts'
import { registerSalon, sendContactRequest } from './contact.ts'
import { countEvents, recordEvents } from './event.ts'
import { dropFavourite, keepFavourite, listFavourites, mergeFavourites } from './favourite.ts'
import { holdSlot, releaseHold, renewHold } from './hold.ts'
import { addClosure, changeHours, getHours, removeClosure } from './hours.ts'
import { confirmMailCode, requestMailCode } from './mail-address.ts'
import { listOwnProviders } from './membership.ts'
import { getNumbers, listTurnover } from './numbers.ts'
import { getHealth, getReadiness } from './operation.ts'
import { getOperator } from './operator.ts'
import { cancelOrder, getOrder, listOrders, modifyOrder, placeOrder } from './order.ts'
import { deleteAccount, getPersonalData } from './personal-data.ts'
import {
  describePicture,
  listPictures,
  orderPictures,
  removePicture,
  uploadPicture,
} from './picture.ts'
import { getPlace, suggestPlaces } from './place.ts'
import { getProfile, saveProfile } from './profile.ts'
import {
  addPromotion,
  changePromotion,
  listCustomerPromotions,
  listPromotions,
  listSalonPromotions,
  switchPromotion,
} from './promotion.ts'
import { getProviderInfo, listCityProviders } from './provider.ts'
import { answerRequest, listRequests } from './request.ts'
import {
  createReview,
  getProviderRating,
  listMoreReviews,
  listReviews,
  listSalonReviews,
  replyToReview,
  reportReview,
} from './review.ts'
import { getWorkingHours, listSlots, listSlotsWithToken, watchCalendar } from './schedule.ts'
import { searchProviders } from './search.ts'
import { listServices } from './service.ts'
import { changeSettings, getSettings, pauseProvider } from './settings.ts'
import { getVisit, moveVisit, setVisitNote, setVisitStatus, undoVisitChange } from './visit.ts'
import {
  bookVisit,
  getVisit,
  moveVisit,
  setVisitNote,
  setVisitStatus,
  undoVisitChange,
} from './visit.ts'

/** All operations that answer in JSON, by operation id. */
export const endpoints = {
  getProviderInfo,
  listCityProviders,
  listCities,
  getOperator,
  listServices,
  suggestPlaces,
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
  placeOrder,
  listOrders,
  getOrder,
  modifyOrder,
  cancelOrder,
  listOwnProviders,
  listRequests,
  answerRequest,
  getAgenda,
  listFreeTimes,
  addBlock,
  removeBlock,
  bookVisit,
  getVisit,
  setVisitStatus,
  undoVisitChange,
  moveVisit,
  setVisitNote,
  getNumbers,
  listTurnover,
  getHours,
  changeHours,
  addClosure,
  removeClosure,
  listSalonPromotions,
  addPromotion,
  changePromotion,
  switchPromotion,
  listSalonReviews,
  listCatalog,
  addCatalogItem,
  orderCatalog,
  importCatalog,
  changeCatalogItem,
  removeCatalogItem,
  getSettings,
  changeSettings,
  pauseProvider,
  listCalendarFeeds,
  createCalendarFeed,
  deleteCalendarFeed,
  getProfile,
  saveProfile,
  listPictures,
  uploadPicture,
  describePicture,
  orderPictures,
  removePicture,
  listClients,
  exportClients,
  getClient,
  updateClient,
  setClientBlock,
  mergeClients,
  eraseClient,
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
  registerSalon,
  recordEvents,
  countEvents,
  getHealth,
  getReadiness,
} as const
/** All operations that answer with server-sent events. */
export const eventStreams = { watchCalendar } as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
