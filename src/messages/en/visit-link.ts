/** The page of a visit that a salon wrote down for somebody without an account. */
export const visitLink = {
  title: 'Your appointment at {{salon}}',
  heading: 'Your appointment',
  lead: '{{salon}} wrote down this appointment for you.',
  time: '{{start}} – {{end}}',
  later: 'You also have appointments here on: {{moments}}. What you accept holds for these too.',
  terms: {
    title: 'Terms',
    freeUntil: 'Cancelling is free until {{moment}}.',
    late: 'If you do not come after that, the salon may charge the appointment.',
    freeNoMore:
      'Cancelling is no longer free. If you do not come, the salon may charge the appointment.',
    call: 'Can you not come? Call the salon: <1>{{phone}}</1>',
    accept: 'I accept the terms',
    accepting: 'Being noted',
    accepted: 'You accepted on {{moment}}.',
  },
  cancel: {
    open: 'Cancel',
    title: 'Do you want to cancel this appointment?',
    text: 'You pay nothing. Your place becomes free for somebody else; this cannot be taken back.',
    later: 'Your other appointments stay.',
    send: 'Cancel for good',
    sending: 'Cancelling',
    leave: 'Keep it',
    done: 'Your appointment is cancelled. You pay nothing.',
  },
  over: 'This appointment has begun or is off. There is nothing left to accept.',
  notMe: {
    open: 'This is not for me',
    text: 'The salon removes your mail address. This link ends then.',
    send: 'Remove my address',
    sending: 'Removing',
    done: 'Your address is removed',
    doneText: '{{salon}} no longer has your mail address.',
  },
  failed: 'Your appointment did not load',
  notSent: 'That did not work',
  unknown: 'This link does not work',
  unknownText:
    'It is not complete, or the salon no longer has your address. Call the salon if you have a question.',
  search: 'To the search',
} as const
