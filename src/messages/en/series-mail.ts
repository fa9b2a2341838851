/** The mails about several visits at once: a series that a salon booked, moved or cancelled. */
export const seriesMail = {
  customer: {
    confirmation: {
      subject_one: 'Booked: {{when}}, {{salon}}',
      subject_other: 'Booked: {{count}} appointments from {{day}}, {{salon}}',
      heading_one: 'Your appointment is booked',
      heading_other: 'Your {{count}} appointments are booked',
      opening:
        '{{salon}} booked this for you. You can move or cancel each appointment by itself; until when that is free stands with it.',
    },
    cancellation: {
      subject_one: 'Cancelled: {{when}}, {{salon}}',
      subject_other: 'Cancelled: {{count}} appointments from {{day}}, {{salon}}',
      heading_one: 'Your appointment is cancelled',
      heading_other: '{{count}} appointments are cancelled',
      opening: '{{salon}} cancelled this on {{cancelledAt}}. The other appointments stay.',
      note: 'It costs you nothing. Keep this email: it is your receipt.',
    },
    change: {
      subject_one: 'Moved: {{when}}, {{salon}}',
      subject_other: 'Moved: {{count}} appointments, now from {{day}}, {{salon}}',
      heading_one: 'Your appointment is moved',
      heading_other: '{{count}} appointments are moved',
      opening: '{{salon}} moved this. This is how it stands now; the price stays the same.',
      note: 'Does a time not suit you? Choose another one for it, or cancel it free of charge.',
    },
    link: 'View your appointments',
  },
  salon: {
    cancellation: {
      subject_one: 'Cancelled: {{when}}, {{customer}}',
      subject_other: 'Cancelled: {{count}} appointments from {{day}}, {{customer}}',
      heading_one: 'A booking is cancelled',
      heading_other: '{{count}} bookings are cancelled',
      opening: 'You cancelled this for {{customer}} on {{cancelledAt}}.',
      note: 'The times are free again in your calendar.',
    },
    change: {
      subject_one: 'Moved: {{when}}, {{customer}}',
      subject_other: 'Moved: {{count}} appointments, now from {{day}}, {{customer}}',
      heading_one: 'A booking is moved',
      heading_other: '{{count}} bookings are moved',
      opening: 'You moved this for {{customer}}.',
      note: 'The former times are free again in your calendar.',
    },
    link: 'View the booking',
  },
  eachTime: '{{total}} each time',
  link: {
    subject: 'Your {{count}} appointments: from {{when}}, {{salon}}',
    heading: 'You have {{count}} appointments',
    opening:
      '{{salon}} wrote down these appointments for you. See whether they are right, and accept the terms for all at once.',
    freeUntil:
      'You can cancel the first one free of charge until {{freeUntil}}, and each later one as long before it.',
    moved: {
      subject: 'Moved: {{count}} appointments, now from {{when}}, {{salon}}',
      heading: 'Your appointments are moved',
      opening: '{{salon}} moved these {{count}} appointments. This is how they stand now.',
    },
    cancelled: {
      subject: 'Cancelled: {{count}} appointments from {{when}}, {{salon}}',
      heading: 'Your appointments are cancelled',
      opening: '{{salon}} cancelled these {{count}} appointments.',
    },
    button: 'View your appointments',
  },
} as const
