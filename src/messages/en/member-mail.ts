export const memberMail = {
  labels: { stars: 'Stars', text: 'Review' },
  review: {
    subject: 'A new review of {{salon}}: {{rating}} out of 5',
    heading: 'A new review',
    opening: 'A customer wrote about a visit to {{salon}}.',
    stars: '{{rating}} out of 5',
    note: 'Everybody can read the review, and your reply to it.',
    link: 'Read it and reply',
  },
  day: {
    subject: 'Your day: {{day}}, {{visits}}',
    heading: '{{visits}} today',
    opening: 'At {{salon}} on {{day}}. The first begins at {{time}}.',
    oneVisit: '1 appointment',
    visits: '{{count}} appointments',
    nobody: 'Without a name',
    atHome: 'At the client’s home',
    request: 'Request: waits for an answer',
    link: 'Open the agenda',
  },
  why: 'This mail is on in your settings. Turn it off under Notifications: {{url}}',
} as const
