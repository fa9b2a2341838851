/** What a customer reads of a visit that its salon moved, on the page of the order and by the link in a mail. */
export const movedVisit = {
  title: 'The salon moved your appointment',
  agreedTitle: 'You agreed to the new time',
  was: 'Was',
  is: 'Is now',
  fromSalon: 'From the salon',
  free: {
    online:
      'Does this not suit you? Choose another time or cancel. That is free until <1>{{moment}}</1>.',
    byPhone:
      'Does this not suit you? Call the salon for another time, or cancel. That is free until <1>{{moment}}</1>.',
  },
  late: 'Does this not suit you? Call the salon.',
  agree: 'I agree',
  agreeing: 'Noting that you agree',
  signIn: 'Sign in to agree to the new time.',
  failed: 'It is not noted yet that you agree',
} as const
