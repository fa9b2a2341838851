import type { ListedOrder, Order } from '../order-data.ts'

type Parts<T> = { [K in keyof T]?: T[K] extends unknown[] ? T[K] : Partial<T[K]> }

/** Anouk's cut and mask at Salon Kersenbloesem, Tuesday 24 November 2026, 13:30, 10 % off. */
export function anOrder(parts: Parts<Order> = {}): Order {
  return {
    ...plain,
    ...parts,
    customerInfo: { ...plain.customerInfo, ...parts.customerInfo },
    providerInfo: { ...plain.providerInfo, ...parts.providerInfo },
    serviceInfo: { ...plain.serviceInfo, ...parts.serviceInfo },
  } as Order
}

/** The same order as a list item. */
export function aListedOrder(parts: Partial<ListedOrder> = {}): ListedOrder {
  return {
    bookingId: plain.orderId,
    providerFullName: 'Salon Kersenbloesem',
    providerUserName: 'salon-kersenbloesem',
    profilePictureUrl: '',
    serviceName: 'Knippen & föhnen',
    orderDate: '2026-11-20T09:00:00+01:00',
    appointmentStartDate: '2026-11-24T13:30:00+01:00',
    appointmentEndDate: '2026-11-24T14:30:00+01:00',
    timeZone: 'Europe/Amsterdam',
    status: 'CONFIRMED',
    totalPrice: 50.85,
    reviewable: false,
    ...parts,
  }
}

/** Friday 20 November 2026, 14:30 in Amsterdam: four days before the visit, 3 days and 21 hours before its deadline. */
export const fridayBefore = Date.parse('2026-11-20T14:30:00+01:00')

const plain: Order = {
  orderId: '0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c07',
  status: 'CONFIRMED',
  answerBy: null,
  providerUserName: 'salon-kersenbloesem',
  items: [
    anItem({ nl: 'Knippen & föhnen', en: 'Cut & blow-dry', duration: 45, price: 42.5 }),
    anItem({ nl: 'Herstellend haarmasker', en: 'Repair mask', duration: 15, price: 14 }),
  ],
  providerInfo: {
    userName: 'salon-kersenbloesem',
    fullName: 'Salon Kersenbloesem',
    profilePictureUrl: '',
    address: 'Haarlemmerdijk 112',
    postalCode: '1013 JH',
    cityName: 'Amsterdam',
    email: 'hallo@kersenbloesem.voorbeeld.nl',
    mobileNumber: '020 123 45 67',
    providerRating: 4.8,
    numberOfReviews: 12,
  },
  customerInfo: {
    customerUserName: 'anouk',
    customerName: 'Anouk Vermeer',
    customerEmail: 'anouk.vermeer@voorbeeld.nl',
    customerPhone: '06 12345678',
    customerAddress: null,
    serviceLocation: 'SALON',
  },
  customerInstructions: '',
  serviceInfo: {
    serviceName: 'Knippen & föhnen',
    serviceType: 'hairStyling',
    location: 'Haarlemmerdijk 112, 1013 JH Amsterdam',
    timeZone: 'Europe/Amsterdam',
    appointmentStartTime: '2026-11-24T13:30:00+01:00',
    appointmentEndTime: '2026-11-24T14:30:00+01:00',
  },
  originalAmount: 56.5,
  travelFee: 0,
  discountAmount: 5.65,
  totalAmount: 50.85,
  totalDuration: 60,
  appliedPromotionId: '0199c5a0-7b1e-7c3d-9f4e-12ab4f2a9c08',
  promotionTitle: 'Welkomstkorting 10%',
  orderDate: '2026-11-20T09:00:00+01:00',
  cancelledAt: null,
  freeUntil: '2026-11-24T11:30:00+01:00',
  move: null,
  changeable: true,
  reviewable: false,
  isByMember: false,
  mailTo: ['anouk.vermeer@voorbeeld.nl'],
  calendarSequence: 0,
}

interface ItemInput {
  nl: string
  en: string
  duration: number
  price: number
}

function anItem({ nl, en, duration, price }: ItemInput): Order['items'][number] {
  return {
    catalogItemId: nl,
    service: '0102',
    serviceName: nl,
    serviceNames: { en, nl },
    quantity: 1,
    price,
    duration,
    vatRate: 9,
    isAddon: false,
  }
}
