import type { RefusalCode } from '#domain/refusal.ts'

/** What a person reads when something is refused: what happened and what to do now. */
export const refusals = {
  'invalid-request': 'Something you filled in does not fit. Look at the marked fields.',
  'sign-in-required': 'Sign in to go on. What you filled in stays.',
  'invalid-token': 'You were signed out because it took a while. Sign in again; nothing is lost.',
  forbidden: 'This belongs to somebody else.',
  'second-factor-required': 'Set up two-step sign-in first: it is required of you by now.',
  'second-factor-not-shown': 'Sign in again, with both steps.',
  xsrf: 'This page has been open for too long. Reload it and try again.',
  'not-found': 'This no longer exists.',
  'slot-taken': 'Somebody was just ahead of you. Choose another time; everything else stays.',
  'hours-changed': 'Somebody has just changed the opening hours. Read them again.',
  'has-appointments': 'There are appointments in this time.',
  'catalog-changed': 'Somebody has just changed the treatments. Look at them again.',
  'too-many-feeds': 'You have twenty calendar links. Withdraw one first.',
  'too-many-calendars': 'Five calendars are read already. Remove one first.',
  'own-calendar': 'This is a calendar of your own appointments here. They take their time anyway.',
  'calendar-unreadable':
    'We could not read a calendar at this address. Is it the whole address, and public or secret rather than private?',
  'member-changed': 'This member has just been changed. Have another look, then choose.',
  'last-owner': 'A salon always has an owner. Make somebody else an owner first.',
  'already-member': 'This person is in the team already.',
  'already-invited': 'An invitation to this address is on its way already. Send that one again.',
  'too-many-invitations': 'Twenty invitations are open. Withdraw one first.',
  'invitation-ended': 'This invitation has been used or withdrawn, or has expired.',
  'address-differs': 'This invitation is for another email address than the one of your account.',
  'provider-changed':
    'A colleague decided about this salon meanwhile. What you see now is the present state; your text is kept.',
  'provider-hidden':
    'The operator of this market hid or ended this salon. Answer the mail about it to object.',
  'not-here': 'The sign-in of this account is kept elsewhere. Lock it there.',
  'settings-changed': 'Something of the salon has just changed. Look again and save.',
  'client-changed': 'This client has just changed. Read the card again.',
  'client-in-use':
    'This client still has an appointment. Cancel it first, or wait until it has been.',
  'nothing-to-send': 'There is no mail to send again, or no address for it.',
  'order-changed': 'This appointment has just changed. Read it again and choose.',
  'order-not-changeable': 'This visit can no longer be changed here. Call the salon.',
  'already-reviewed': 'You have already reviewed this visit.',
  'not-reviewable': 'You can review a visit once it has taken place.',
  'username-taken': 'This user name is taken. Choose another.',
  'sign-in-again': 'Sign in once more, to show that it is you.',
  'account-in-use': 'You still have a visit to come, or a salon.',
  'too-many-visits':
    'You have too many visits for this one: at most 10 to come at one salon, 20 in all and 2 at the same time. Cancel one, choose another time, or call the salon.',
  'page-changed': 'Somebody else has just changed this page. Look at it again.',
  'too-many-pictures': 'You have 40 pictures, which is the most. Remove one first.',
  'too-large': 'That is too much text. Make it shorter.',
  'unsupported-media-type': 'This kind of file does not work here.',
  'outside-working-hours':
    'This time can no longer be booked, or the salon does not work then. Choose another time.',
  'amounts-changed': 'The salon changed a price. Check the new sum and book again.',
  'promotion-not-applicable':
    'This discount does not apply to this visit. Take it off and book again.',
  'promotion-changed': 'Somebody has just changed this offer, or it has ended.',
  'promotion-used':
    'Customers have used this offer, so its discount stays. End it and make a new one.',
  'too-many-promotions': 'You have 20 offers that have not ended. End one first.',
  'registration-changed': 'A colleague has just changed this registration.',
  'mail-sent': 'The mail has left, so this can no longer be undone.',
  'item-changed': 'Somebody else has just changed this.',
  'own-decision': 'This is an objection to your own decision. A colleague decides.',
  'already-objected': 'You have objected already.',
  'reply-changed': 'A colleague has just changed this answer.',
  'note-changed': 'A colleague has just changed this note.',
  'item-not-offered':
    'The salon no longer offers one of these treatments. Take it out and book again.',
  'delivery-not-possible':
    'The salon does not come to this address, or the sum is below its minimum for visits at home.',
  'idempotency-mismatch': 'This booking changed while it was being sent. Try again.',
  'code-invalid': 'This code is wrong or no longer valid. Have a new one sent.',
  'picture-unreadable': 'This is no photo that we can read. Choose a JPG, PNG, WebP or AVIF file.',
  'picture-too-large': 'This photo has more than 50 megapixels. Choose a smaller one.',
  'too-many-requests': 'That went a little fast. Wait a moment and try again.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'We cannot be reached right now. Check your connection and try again.',
} as const satisfies Record<RefusalCode, string>
