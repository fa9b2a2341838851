import type { EndpointName, Endpoints } from '#contract/endpoints.ts'

/**
 * Method and path of operations of the contract, by name. The contract's own table imports zod, which must not reach
 * the browser; the type keeps the two equal.
 */
export type ApiPaths = {
  [N in EndpointName]?: readonly [Endpoints[N]['method'], Endpoints[N]['path']]
}

/** The operations that every page may call. Those of the workspace are in salon/workspace-paths.ts. */
export const apiPaths = {
  getProviderInfo: ['GET', '/public/providerInfo/:userName'],
  listCities: ['GET', '/public/cities/:countryCode'],
  getOperator: ['GET', '/public/operator'],
  listServices: ['GET', '/public/services/:countryCode/:cityCode'],
  suggestPlaces: ['GET', '/public/places'],
  getPlace: ['GET', '/public/places/:placeId'],
  searchProviders: ['POST', '/public/providers/search'],
  getWorkingHours: ['GET', '/calendarApi/working-hours/:userName'],
  listSlotsWithToken: ['GET', '/calendarApi/calendar/:userName/available-slots'],
  checkHomeVisit: ['POST', '/orderApi/homeVisits'],
  holdSlot: ['POST', '/calendarApi/holds'],
  renewHold: ['PUT', '/calendarApi/holds/:holdId'],
  releaseHold: ['PUT', '/calendarApi/holds/:holdId/release'],
  listPromotions: [
    'GET',
    '/providerApi/promotions/customer/:customerUserName/provider/:providerUserName',
  ],
  listCustomerPromotions: ['GET', '/providerApi/promotions/customer/:customerUserName'],
  listFavourites: ['GET', '/providerApi/favourites'],
  mergeFavourites: ['PUT', '/providerApi/favourites'],
  keepFavourite: ['PUT', '/providerApi/favourites/:userName'],
  dropFavourite: ['DELETE', '/providerApi/favourites/:userName'],
  listReviews: ['GET', '/public/review/provider/:userName'],
  listMoreReviews: ['GET', '/providerApi/review/provider/:userName'],
  getProviderRating: ['GET', '/providerApi/review/rating/provider/:userName'],
  reportReview: ['POST', '/public/reviews/:reviewId/report'],
  createReview: ['POST', '/providerApi/review/:userName'],
  placeOrder: ['POST', '/orderApi/orders'],
  listOrders: ['GET', '/orderApi/orders'],
  getOrder: ['GET', '/orderApi/orders/:orderId'],
  modifyOrder: ['PUT', '/orderApi/orders/:orderId'],
  cancelOrder: ['PUT', '/orderApi/orders/:orderId/cancel'],
  agreeToMove: ['POST', '/orderApi/orders/:orderId/agreement'],
  readVisitLink: ['GET', '/public/visitLinks/:token'],
  acceptVisitTerms: ['POST', '/public/visitLinks/:token/terms'],
  agreeByVisitLink: ['POST', '/public/visitLinks/:token/agreement'],
  cancelByVisitLink: ['POST', '/public/visitLinks/:token/cancel'],
  removeVisitAddress: ['POST', '/public/visitLinks/:token/notMe'],
  requestMailCode: ['POST', '/orderApi/orders/:orderId/mail-code'],
  confirmMailCode: ['PUT', '/orderApi/orders/:orderId/mail-code'],
  getPersonalData: ['GET', '/accountApi/data'],
  deleteAccount: ['POST', '/accountApi/delete'],
  getInvitation: ['GET', '/accountApi/invitations/:token'],
  acceptInvitation: ['POST', '/accountApi/invitations/:token/accept'],
  declineInvitation: ['POST', '/accountApi/invitations/:token/decline'],
  getAuthStatus: ['GET', '/api/auth/status'],
  setCookies: ['POST', '/api/auth/set-cookies'],
  signOut: ['POST', '/api/auth/signout'],
  refreshSession: ['POST', '/api/auth/refresh'],
  signUp: ['PUT', '/prod/signup'],
  verifyAccount: ['POST', '/prod/verify/:username'],
  resendCode: ['POST', '/prod/verify/resend/:username'],
  sendContactRequest: ['POST', '/prod/contactus'],
  registerProvider: ['PUT', '/prod/registrations'],
  recordEvents: ['POST', '/public/events'],
} as const satisfies ApiPaths
