/** The mails about an order, to the customer and to the salon. */
export const orderMail = {
  customer: {
    confirmed: {
      subject: 'Booked: {{when}}, {{salon}}',
      heading: 'See you on {{day}}, {{firstName}}',
      opening: 'Your appointment at {{salon}} is booked.',
    },
    requested: {
      subject: 'Requested: {{when}}, {{salon}}',
      heading: 'Your request is on its way, {{firstName}}',
      opening:
        '{{salon}} looks at every booking and will let you know. Until then the time is kept for you.',
    },
    changed: {
      subject: 'Changed: {{when}}, {{salon}}',
      heading: 'Your appointment is changed',
      byReader: 'You changed your appointment at {{salon}}. This is how it stands now.',
      byOther: '{{salon}} changed your appointment. This is how it stands now.',
      requested:
        'You changed your appointment. {{salon}} looks at it and will let you know. Until then the time is kept for you.',
      proposed:
        '{{salon}} moved your request to another time. Agree on the page of your appointment, and it is booked. The salon may confirm it too. Until then this time is kept for you.',
      free: 'Does the new time suit you? Then agree on the page of your appointment. If it does not, choose another time or cancel free of charge.',
    },
    agreed: {
      subject: 'Confirmed: {{when}}, {{salon}}',
      heading: 'See you on {{day}}, {{firstName}}',
      opening: '{{salon}} confirmed your appointment.',
      byCustomer: {
        opening: 'You agreed to the time that {{salon}} proposed. Your appointment is confirmed.',
      },
    },
    declined: {
      subject: 'Not possible: {{when}}, {{salon}}',
      heading: 'This time did not work out',
      bySalon: '{{salon}} cannot take your appointment.',
      unanswered: '{{salon}} did not answer your request in time.',
      note: 'It costs you nothing. Choose another time, or another salon.',
    },
    cancelled: {
      subject: 'Cancelled: {{when}}, {{salon}}',
      heading: 'Your appointment is cancelled',
      byReader: 'You cancelled your appointment at {{salon}} on {{cancelledAt}}.',
      byOther: '{{salon}} cancelled your appointment on {{cancelledAt}}.',
      note: 'It costs you nothing. Keep this email: it is your receipt.',
    },
    missed: {
      subject: 'Did not come: {{when}}, {{salon}}',
      heading: 'Your appointment went by without you',
      opening: '{{salon}} noted that you did not come to your appointment.',
      note: 'Is that not so? Tell the salon: {{contact}}. It can correct this until {{until}}. After that you can write to Bloesem, by Contact.',
    },
    corrected: {
      subject: 'Corrected: {{when}}, {{salon}}',
      heading: 'Your appointment was corrected',
      attended: 'It now says that you were at your appointment at {{salon}}.',
      missed: 'It now says that you did not come to your appointment at {{salon}}.',
    },
    reminder: {
      subject: 'Reminder: {{when}}, {{salon}}',
      heading: 'See you on {{day}}, {{firstName}}',
      opening: 'A little reminder of your appointment at {{salon}}.',
    },
    invitation: {
      subject: 'How was it at {{salon}}?',
      heading: 'How was it, {{firstName}}?',
      opening: 'You were at {{salon}} on {{day}}. A few words of yours help others choose.',
      honest:
        'What was not so good may be said as well. The salon cannot change or remove it, and your name need not be there.',
      once: 'We ask this once per visit. If you leave it, you hear no more of it.',
      link: 'Write your review',
    },
    total: {
      SALON: 'To pay at the salon',
      DOORSTEP: 'To pay at the visit',
      cancelled: 'No longer to pay',
    },
    link: 'View your appointment',
  },
  salon: {
    confirmed: {
      subject: 'New booking: {{when}}, {{customer}}',
      heading: 'You have a new booking',
      opening: '{{customer}} booked an appointment. The time is taken in your calendar.',
    },
    requested: {
      subject: 'New request: {{when}}, {{customer}}',
      heading: 'You have a new request',
      opening: '{{customer}} asks for an appointment. The time is kept until you answer.',
    },
    changed: {
      subject: 'Changed: {{when}}, {{customer}}',
      heading: 'A booking is changed',
      byReader: 'You changed the appointment of {{customer}}. This is how it stands now.',
      byOther: '{{customer}} changed the appointment. The new time is taken in your calendar.',
      requested:
        '{{customer}} changed the appointment and asks if you agree. The time is kept until you answer.',
      proposed:
        'You moved the request of {{customer}}. It is booked once {{customer}} agrees to the new time, or you confirm it.',
    },
    agreed: {
      subject: 'Confirmed: {{when}}, {{customer}}',
      heading: 'You confirmed a request',
      opening: '{{customer}} knows that the appointment is on. The time is taken in your calendar.',
      byCustomer: {
        heading: 'The time that you proposed suits',
        opening: '{{customer}} agreed to it. The time is taken in your calendar.',
      },
    },
    declined: {
      subject: 'Declined: {{when}}, {{customer}}',
      heading: 'A request is declined',
      bySalon: 'You declined the request of {{customer}}.',
      unanswered:
        'You did not answer the request of {{customer}} in time. We wrote that the appointment is off.',
      note: 'The time is free again in your calendar.',
    },
    cancelled: {
      subject: 'Cancelled: {{when}}, {{customer}}',
      heading: 'A booking is cancelled',
      byReader: 'You cancelled the appointment of {{customer}} on {{cancelledAt}}.',
      byOther: '{{customer}} cancelled on {{cancelledAt}}.',
      note: 'The time is free again in your calendar.',
    },
    corrected: {
      subject: 'Corrected: {{when}}, {{customer}}',
      heading: 'An appointment was corrected',
      attended: 'It now says that {{customer}} was at the appointment.',
      missed: 'It now says that {{customer}} did not come to the appointment.',
    },
    total: { SALON: 'To receive', DOORSTEP: 'To receive', cancelled: 'No longer to receive' },
    link: 'View the booking',
    answer: 'Answer the request',
  },
  byOperator: {
    customer: {
      customer: 'The operator of Bloesem did this for you.',
      provider: 'The operator of Bloesem did this for the salon.',
    },
    salon: {
      customer: 'The operator of Bloesem did this for the customer.',
      provider: 'The operator of Bloesem did this for you.',
    },
    objection: 'Is this not right? Write to Bloesem, by Contact.',
  },
  labels: {
    before: 'Was',
    when: 'When',
    where: 'Where',
    who: 'Who',
    what: 'What',
    discount: 'Discount',
    message: 'Message to the salon',
    reason: 'Reason',
    remark: 'From the salon',
    answerBy: 'Answer before',
    number: 'Number',
  },
  declineReasons: {
    time: 'This time does not work for us.',
    full: 'That day is full.',
    treatment: 'We cannot do this treatment for you.',
  },
  place: { SALON: 'At the salon: {{place}}', DOORSTEP: 'At home: {{place}}' },
  moment: '{{day}}, {{time}}',
  clock: '{{duration}}, time in {{city}}',
  hours: '{{hours}} hr',
  minutes: '{{minutes}} min',
  hoursAndMinutes: '{{hours}} hr {{minutes}} min',
  free: 'Free',
  travel: 'Travel fee',
  someone: 'a customer',
  includingVat: '{{total}}, including {{vat}}',
  vat: '{{amount}} VAT ({{rate}}%)',
  and: '{{first}} and {{second}}',
  lapsesAt: 'Without an answer before {{moment}} your request lapses. You will get a mail then.',
  freeUntil: 'You can cancel free of charge until {{moment}}.',
  freeNoMore:
    'It is too close to the visit to cancel online. If you cannot come, tell the salon: {{contact}}.',
  contract: 'Your appointment is with {{salon}}.',
  contractKvk: 'Your appointment is with {{salon}} (Chamber of Commerce {{kvk}}).',
  questions: 'Questions? Call {{phone}} or email {{email}}.',
  questionsByMail: 'Questions? Email {{email}}.',
} as const
