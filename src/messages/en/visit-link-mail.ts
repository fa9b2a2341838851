/** The mail with a link to a visit, to somebody whom a salon wrote down. */
export const visitLinkMail = {
  subject: 'Your appointment: {{when}}, {{salon}}',
  heading: 'You have an appointment',
  opening:
    '{{salon}} wrote down an appointment for you. See whether it is right, and accept the terms.',
  moved: {
    subject: 'Moved: {{when}}, {{salon}}',
    heading: 'Your appointment is moved',
    opening: '{{salon}} moved your appointment. This is how it stands now.',
    free: 'Does the new time suit you? Say so by the link. If it does not, call the salon for another time, or cancel free of charge by the same link.',
  },
  cancelled: {
    subject: 'Cancelled: {{when}}, {{salon}}',
    heading: 'Your appointment is cancelled',
    opening: '{{salon}} cancelled your appointment.',
    free: 'It costs you nothing. For a new time, call the salon.',
  },
  freeUntil: 'You can cancel free of charge until {{freeUntil}}.',
  freeNoMore:
    'Cancelling is no longer free. If you do not come, the salon may charge the appointment.',
  notYou: 'Is this not for you? Say so by the same link: the salon then removes your address.',
  link: 'View your appointment',
} as const
