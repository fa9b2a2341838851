/** The mails about an order, to the customer and to the salon. All values are words already. */
interface Visit {
  readonly salon: string
  readonly customer: string
  /** 'Tuesday 24 November, 13:30' */
  readonly when: string
}

interface Cancelling extends Visit {
  /** 'Tuesday 24 November 2026, 11:30', to the minute: it is on the receipt. */
  readonly cancelledAt: string
}

export const orderMail = {
  customer: {
    confirmed: {
      subject: ({ salon, when }: Visit) => `Booked: ${when}, ${salon}`,
      heading: ({ day, firstName }: { day: string; firstName: string }) =>
        `See you on ${day}, ${firstName}`,
      opening: ({ salon }: Visit) => `Your appointment at ${salon} is booked.`,
    },
    requested: {
      subject: ({ salon, when }: Visit) => `Requested: ${when}, ${salon}`,
      heading: ({ firstName }: { day: string; firstName: string }) =>
        `Your request is on its way, ${firstName}`,
      opening: ({ salon }: Visit) =>
        `${salon} confirms bookings by hand and will answer you. Until then the time is kept for you.`,
    },
    cancelled: {
      subject: ({ salon, when }: Visit) => `Cancelled: ${when}, ${salon}`,
      heading: 'Your appointment is cancelled',
      byReader: ({ salon, cancelledAt }: Cancelling) =>
        `You cancelled your appointment at ${salon} on ${cancelledAt}.`,
      byOther: ({ salon, cancelledAt }: Cancelling) =>
        `${salon} cancelled your appointment on ${cancelledAt}.`,
      note: 'It costs you nothing. Keep this mail: it is your receipt.',
    },
    total: {
      salon: 'To pay at the salon',
      doorstep: 'To pay at the visit',
      cancelled: 'No longer to pay',
    },
    freeUntil: (moment: string) => `You can cancel free of charge until ${moment}.`,
    freeNoMore: (phone: string) => `It is too close to cancel online. Call the salon: ${phone}.`,
    contract: ({
      salon,
      kvk,
      phone,
      email,
    }: {
      salon: string
      kvk: string | null
      phone: string
      email: string
    }) =>
      `Your appointment is with ${salon}${kvk ? ` (Chamber of Commerce ${kvk})` : ''}. Questions? Call ${phone} or mail ${email}.`,
    link: 'View your booking',
  },
  salon: {
    confirmed: {
      subject: ({ customer, when }: Visit) => `New booking: ${when}, ${customer}`,
      heading: 'You have a new booking',
      opening: ({ customer }: Visit) =>
        `${customer} booked an appointment. The time is taken in your calendar.`,
    },
    requested: {
      subject: ({ customer, when }: Visit) => `New request: ${when}, ${customer}`,
      heading: 'You have a new request',
      opening: ({ customer }: Visit) =>
        `${customer} asks for an appointment. The time is kept until you answer.`,
    },
    cancelled: {
      subject: ({ customer, when }: Visit) => `Cancelled: ${when}, ${customer}`,
      heading: 'A booking is cancelled',
      byReader: ({ customer, cancelledAt }: Cancelling) =>
        `You cancelled the appointment of ${customer} on ${cancelledAt}.`,
      byOther: ({ customer, cancelledAt }: Cancelling) =>
        `${customer} cancelled on ${cancelledAt}.`,
      note: 'The time is free again in your calendar.',
    },
    total: { salon: 'To receive', doorstep: 'To receive', cancelled: 'No longer to receive' },
    link: 'View the booking',
  },
  labels: {
    when: 'When',
    where: 'Where',
    who: 'Who',
    what: 'What',
    discount: 'Discount',
    message: 'Message to the salon',
    reason: 'Reason',
    number: 'Booking number',
  },
  atTheSalon: (place: string) => `At the salon: ${place}`,
  atHome: (place: string) => `At home: ${place}`,
  /** The salon's clock, named by its city. */
  clock: (city: string) => `time in ${city}`,
  duration: ({ hours, minutes }: { hours: number; minutes: number }) =>
    [hours > 0 && `${hours} hr`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' '),
  free: 'Free',
  includingVat: (vat: string) => `including ${vat}`,
  vat: ({ amount, rate }: { amount: string; rate: number }) => `${amount} VAT (${rate}%)`,
  and: ' and ',
}

export type OrderMailWords = typeof orderMail
