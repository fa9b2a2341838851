import { expect, test } from 'vitest'
import { type Endpoints, endpoints } from './endpoints.ts'

// Others call these too: tests that go by the contract alone would follow it to any other address.
function addresses(...names: (keyof Endpoints)[]): string[] {
  return names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`)
}

test('[AUTH-04, AUTH-05, AUTH-06, AUTH-07] the sign-in calls have their addresses', () => {
  expect(addresses('setCookies', 'getAuthStatus', 'signOut')).toEqual([
    'POST /api/auth/set-cookies',
    'GET /api/auth/status',
    'POST /api/auth/signout',
  ])
  expect(addresses('signUp', 'verifyAccount', 'resendCode')).toEqual([
    'PUT /prod/signup',
    'POST /prod/verify/:username',
    'POST /prod/verify/resend/:username',
  ])
})

test('[SEARCH-08, SEARCH-14, DATA-03] the market calls have their addresses', () => {
  expect(addresses('searchProviders', 'listServices', 'listCities')).toEqual([
    'POST /public/providers/search',
    'GET /public/services/:countryCode/:cityCode',
    'GET /public/cities/:countryCode',
  ])
  expect(addresses('listCityProviders', 'getProviderInfo', 'getWorkingHours')).toEqual([
    'GET /public/profiles/:countryCode/:cityCode',
    'GET /public/providerInfo/:userName',
    'GET /calendarApi/working-hours/:userName',
  ])
})

test('[SLOT-05, PROMO-01, ORDER-01, ORDER-02, CHECKOUT-10] the booking calls have their addresses', () => {
  expect(addresses('listSlots', 'listSlotsWithToken', 'listPromotions')).toEqual([
    'GET /publicCalendarApi/calendar/:userName/available-slots',
    'GET /calendarApi/calendar/:userName/available-slots',
    'GET /providerApi/promotions/customer/:customerUserName/provider/:providerUserName',
  ])
  expect(addresses('placeOrder', 'modifyOrder', 'getOrder', 'cancelOrder', 'listOrders')).toEqual([
    'POST /orderApi/orders',
    'PUT /orderApi/orders/:orderId',
    'GET /orderApi/orders/:orderId',
    'PUT /orderApi/orders/:orderId/cancel',
    'GET /orderApi/orders',
  ])
})

test('[REVIEW-02, REVIEW-04] the review calls have their addresses', () => {
  expect(addresses('listReviews', 'listMoreReviews', 'getProviderRating', 'createReview')).toEqual([
    'GET /public/review/provider/:userName',
    'GET /providerApi/review/provider/:userName',
    'GET /providerApi/review/rating/provider/:userName',
    'POST /providerApi/review/:userName',
  ])
})

test('[FORM-01, FORM-02, PRICE-08] the form calls have their addresses', () => {
  expect(addresses('sendContactRequest', 'registerProvider')).toEqual([
    'POST /prod/contactus',
    'PUT /prod/registrations',
  ])
})
