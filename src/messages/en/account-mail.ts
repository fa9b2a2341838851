/** The mail after somebody deleted their account. */
export const accountMail = {
  deleted: {
    subject: 'Your account is deleted',
    heading: 'Your account is gone',
    opening:
      'Your account and everything about you that we may let go of is deleted. You are signed out everywhere.',
    kept: 'Past bookings stay in the books for as long as tax law asks, without your name or anything else of you. Your reviews stay too, without a name.',
    last: 'This is our last mail to you; your address is not kept. Was this not you? Then answer this mail.',
    link: 'What we keep and why',
  },
}
