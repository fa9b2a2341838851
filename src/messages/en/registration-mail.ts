export const registrationMail = {
  linkLife: 'The link works for {{days}} days.',
  question: {
    subject: 'A question about your salon',
    heading: 'A question about your salon',
    opening: 'We are looking at your registration, and would like to know something first.',
    label: 'Our question',
    note: 'Until you answer nothing happens to your registration.',
    link: 'Answer',
  },
  refusal: {
    subject: 'About your registration',
    heading: 'We cannot open your salon',
    opening: 'We have looked at your registration, and decided not to open your salon.',
    ground: 'Ground',
    grounds: {
      'trade-register': 'The KVK number belongs to somebody else, or name or address differ',
      'already-here': 'The salon is here already',
      'outside-offer': 'Outside our area or what is offered here',
      other: 'Another reason',
    },
    label: 'The facts',
    effect: 'Your salon gets no page here. You may register again when this has changed.',
    objection:
      'Do you disagree? Write to {{email}} within six months. Somebody else than who decided looks at it again, if there is somebody.',
    objectionHere:
      'Do you disagree? Write to us by the contact page within six months. Somebody else than who decided looks at it again, if there is somebody.',
    link: 'Contact us',
  },
  confirmation: {
    subject: 'Confirm your mail address',
    heading: 'One more step',
    opening:
      'Confirm that this is your address and tell us where your salon is. Then it is made, hidden, and you get the link to open it.',
    note: 'Was this not you? Then somebody typed a wrong address, and you need not do anything.',
    link: 'Confirm',
  },
} as const
