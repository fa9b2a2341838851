/** The mails about messages, demos and registrations: to the operator, and back to whom they came from. */
export const contactMail = {
  receipt: {
    kinds: {
      'contact-us': {
        subject: 'We have your message',
        heading: 'Thank you for writing',
        opening: 'A person reads it and answers here.',
      },
      'contact-sales': {
        subject: 'We have your question about plans',
        heading: 'Thank you for your interest',
        opening: 'We will be in touch.',
      },
      'demo-scheduling': {
        subject: 'We have your request for a demo',
        heading: 'We would like to show you',
        opening: 'We look at the day you chose and mail you how to join.',
      },
      registration: {
        subject: 'We have your registration',
        heading: 'Your salon is nearly here',
        opening: 'We look at what you sent and mail you to set up your calendar together.',
      },
    },
    notYou: 'Was this not you? Then somebody mistyped an address, and you can leave it at that.',
    link: 'To the site',
  },
  operator: {
    kinds: {
      'contact-us': 'A message',
      'contact-sales': 'A question about plans',
      'demo-scheduling': 'A request for a demo',
      registration: 'A salon that wants to join',
    },
    subject: '{{kind}}: {{name}}',
    opening: 'From {{name}}.',
    answer: 'Answer',
    labels: {
      email: 'Email',
      phone: 'Phone',
      businessName: 'Salon',
      plan: 'Plan',
      demo: 'Demo',
      message: 'Message',
      source: 'Written at',
      services: 'Services',
      experience: 'Years of experience',
      postalCode: 'Postcode',
      kvk: 'KVK number',
      vat: 'VAT id',
      language: 'Language',
    },
  },
}
