/** A visit to which nobody came, and its file. */
export const noShow = {
  open: 'File: did not come',
  back: 'Back to the appointment',
  title: 'File: did not come',
  titleOf: 'Did not come: {{name}}',
  madeAt: 'Made on {{moment}}. Appointment {{number}}.',
  print: 'Print',
  failed: 'The file did not load',
  salon: 'Salon',
  client: 'Client',
  kvk: 'Chamber of Commerce {{number}}',
  visit: 'What was booked',
  item: 'Treatment',
  price: 'Price',
  booked: {
    title: 'Booked and confirmed',
    byCustomer: 'Booked by the client on Bloesem, on {{moment}}.',
    byMember: 'Written down by the salon, on {{moment}}.',
    confirmedAtOnce: 'Confirmed with the booking, on {{moment}}.',
    confirmed: 'Confirmed by the salon, on {{moment}}.',
    neverConfirmed: 'Not known: a confirmation is not stored.',
    missed: 'Marked as “did not come” by the salon, on {{moment}}.',
    missedUnknown: 'Not known: when it was marked as “did not come” is not stored.',
  },
  rules: {
    title: 'Rules for cancelling',
    window:
      'Cancelling was free until {{duration}} before the start. This rule was stored with the booking.',
    untilStart: 'Cancelling was free until the start. This rule was stored with the booking.',
    hours_one: '{{count}} hour',
    hours_other: '{{count}} hours',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    freeUntil: 'The last free moment was {{moment}}.',
    moved: 'The appointment was moved; the last free moment is that after the move.',
    versionUnknown: 'Not known: which wording of the terms was shown is not stored.',
  },
  terms: {
    title: 'Accepted',
    online: 'The client accepted the terms with the booking, on {{moment}}.',
    byLink: 'The client accepted the terms by the link in the mail, on {{moment}}.',
    notAccepted: 'The client did not accept the terms.',
    asked: 'They were asked by mail.',
    notAsked: 'They were not asked.',
  },
  mails: {
    title: 'Mails',
    link: 'The mail with the link to the appointment and its terms left on {{moment}}.',
    confirmation:
      'The client has a confirmed mail address, to which Bloesem mails bookings and changes. When each left is not stored.',
    reminded:
      'A reminder of this time was sent on the day before, or later where the booking was later. The exact time is not stored.',
    notReminded: 'No reminder of this time was sent.',
    arrivalUnknown: 'Not known: whether a mail arrived or was read.',
    noAddress:
      'The client has no confirmed mail address: as far as is known now, no mails about booking and changes were sent.',
  },
  origin:
    'This file shows what Bloesem has stored. It is no advice, and no proof that a fee is due.',
} as const
