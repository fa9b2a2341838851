/** The mails about reports of reviews, replies, pictures and salons, and about decisions on them. */
export const reportMail = {
  what: {
    review: 'review',
    reply: 'reply to a review',
    picture: 'picture',
    provider: 'salon page',
  },
  receipt: {
    subject: 'We have your report',
    heading: 'Thank you for your report',
    opening:
      'A person reads it and decides with care, as a rule within five working days. You hear what we did.',
    about: 'About',
    notYou: 'Was this not you? Then somebody mistyped an address, and you can leave it at that.',
    link: 'How we treat reports',
  },
  decision: {
    author: {
      hide: {
        subject: 'Your {{what}} is hidden, and why',
        opening: 'Your {{what}} at {{salon}} is no longer on our pages.',
      },
      stayHidden: {
        subject: 'Your {{what}} stays hidden, and why',
        opening: 'We looked again at your {{what}} at {{salon}}. It stays off our pages.',
      },
      show: {
        subject: 'Your {{what}} is shown again',
        opening:
          'We looked again at your {{what}} at {{salon}}. It is back on our pages, as it was.',
      },
      stay: {
        subject: 'Your {{what}} stays, after a report',
        opening: 'Somebody reported your {{what}} at {{salon}}. It stays as it is.',
      },
    },
    reporter: {
      hide: {
        subject: 'What we did with your report',
        opening: 'Thank you for your report. The {{what}} at {{salon}} is no longer on our pages.',
      },
      stayHidden: {
        subject: 'What we did after the objection',
        opening:
          'There was an objection about the {{what}} at {{salon}} that you reported. It stays hidden.',
      },
      show: {
        subject: 'What we did after the objection',
        opening:
          'There was an objection about the {{what}} at {{salon}} that you reported. We looked again, and it is back on our pages.',
      },
      stay: {
        subject: 'What we did with your report',
        opening: 'Thank you for your report. The {{what}} at {{salon}} stays as it is.',
      },
    },
    greeting: 'Hello {{name}}.',
    labels: {
      ground: 'Ground',
      facts: 'Why',
      effect: 'What it means',
      cause: 'How it came to us',
      decidedBy: 'Who decided',
    },
    effects: {
      review: 'Nobody sees it on our pages, and its stars no longer count. There is no end date.',
      reply: 'Nobody sees it on our pages. There is no end date.',
      picture: 'Nobody sees it on the page of the salon. There is no end date.',
      provider: 'Nobody finds the salon any more. There is no end date.',
      none: 'Nothing is hidden.',
    },
    causes: { report: 'By a report.', own: 'The operator saw it.' },
    decidedBy: 'A person. No automatic means decided or found it.',
    objection:
      'Not agreed? You can object until {{day}}, with the button below. Where there is a colleague, somebody else looks again. It costs nothing.',
    final: 'You have objected once, so with us this decision stands.',
    court: 'You can also go to a certified body for settling disputes out of court, or to a judge.',
    object: 'Object',
    look: 'To the site',
  },
  grounds: {
    'within-rules': 'It is within our rules and, as far as we can see, the law.',
    'not-shown': 'The report did not show that a rule or law is broken.',
    'measure-on-salon': 'We act on the salon itself; it hears from us separately.',
    'rule-visit': 'Our rule: a review is about a visit to this salon.',
    'rule-persons': 'Our rule: no persons by name, and nothing private.',
    'rule-tone': 'Our rule: no insults, threats or discrimination.',
    'rule-advertising': 'Our rule: no advertising.',
    'rule-honest': 'Our rule: what is shown is real, and of the salon itself.',
    'other-rule': 'Our terms of use.',
    'law-defamation':
      'Dutch law: insult and defamation (articles 261 and 266 of the Criminal Code).',
    'law-privacy': 'The law on privacy (GDPR).',
    'law-copyright': 'Dutch copyright law (Auteurswet).',
    'law-other': 'Another law, named below.',
  },
} as const
