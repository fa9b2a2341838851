/** The statement of reasons of a decision of the operator about a salon, and what its customers and its agenda read of an end. */
export const restrictionMail = {
  pause: {
    subject: '{{salon}} is paused, and why',
    heading: '{{salon}} is paused',
    effect:
      'From {{from}} customers can neither find nor book {{salon}}. Appointments that stand go on. You can end the pause yourself in your settings.',
    term: 'Until you end it in your settings.',
  },
  hide: {
    subject: '{{salon}} is hidden, and why',
    heading: '{{salon}} is hidden',
    effect:
      'From {{from}} customers can neither find nor book {{salon}}. Appointments that stand go on.',
    term: 'Until it is put right. Let us know, and we look at it again.',
  },
  end: {
    subject: '{{salon}} leaves Bloesem on {{lastDay}}, and why',
    heading: 'We end {{salon}} in Bloesem',
    effect:
      'The last day of {{salon}} in Bloesem is {{lastDay}}. Until then everything stays as it is. After that customers can neither find nor book it. Appointments after that day are cancelled; customers hear it fourteen days before, and they owe nothing. Reviews go with the page.',
    term: 'For good. Until {{archiveDay}} you can sign in and take everything along as one file.',
  },
  endNow: {
    subject: '{{salon}} is ended, and why',
    heading: 'We have ended {{salon}} in Bloesem',
    effect:
      'From {{from}} customers can neither find nor book {{salon}}. Appointments to come are cancelled; customers hear it now, and they owe nothing. Reviews go with the page.',
    term: 'For good. Until {{archiveDay}} you can sign in and take everything along as one file.',
  },
  lifted: {
    pause: {
      subject: '{{salon}} is no longer paused',
      heading: '{{salon}} is no longer paused',
      opening:
        'We took our decision of {{decidedDay}} back. Customers can find and book {{salon}} again.',
    },
    hide: {
      subject: '{{salon}} is shown again',
      heading: '{{salon}} is shown again',
      opening:
        'We took our decision of {{decidedDay}} back. Customers can find and book {{salon}} again.',
    },
    end: {
      subject: '{{salon}} stays in Bloesem',
      heading: '{{salon}} stays in Bloesem',
      opening:
        'We took the end that we announced on {{decidedDay}} back. Appointments that were cancelled by it stay cancelled.',
    },
  },
  stillPaused: {
    subject: '{{salon}} is no longer hidden',
    heading: '{{salon}} is no longer hidden',
    opening:
      'We took our decision of {{decidedDay}} back. {{salon}} is still paused. In your settings you switch its page on.',
  },
  stillOff: {
    subject: 'We took a decision about {{salon}} back',
    heading: 'We took a decision about {{salon}} back',
    opening:
      'We took our decision of {{decidedDay}} back. {{salon}} is still not found, for another reason.',
  },
  rows: {
    ground: 'Ground',
    facts: 'Facts',
    effect: 'What changes',
    term: 'How long',
    why: 'Why',
  },
  grounds: {
    'misleading-data':
      'Our terms for salons, sections 2.1 and 3.1: false or misleading information',
    'visits-not-kept':
      'Our terms for salons, section 4.1: confirmed appointments that are not kept',
    'unlawful-content': 'Our terms for salons, section 3.2: texts or photos that are not allowed',
    'repeated-breach': 'Our terms for salons, section 13.2: again after a warning',
    law: 'The law: {{law}}',
    'own-request': 'You asked for it',
  },
  object:
    'Do you not agree? Answer this mail within six months. Somebody else looks again, where there is somebody else. You can also go to a certified out-of-court dispute settlement body, or to court.',
  human: 'A human decided this, no program.',
  link: 'Open your salon',
  /** What customers read in the mail about the cancelled visit. */
  customerNote:
    'This salon leaves Bloesem: its last day here is {{day}}. Your appointment is after that day, so we cancelled it.',
  /** The reason of the closure in the hours of the salon. */
  closed: 'Leaves Bloesem',
} as const
