/** What the reports of the operator's desk say. */
export const deskReports = {
  title: 'Reports',
  lead: 'Decide as fast as care allows; we keep to five working days. Whoever reported got a receipt at once.',
  states: { open: 'Open', objection: 'Objections', decided: 'Decided' },
  badges: { open: 'Open', objection: 'Objection', decided: 'Decided' },
  filter: 'Which reports',
  failed: 'The reports did not load',
  oneFailed: 'The report did not load',
  none: {
    open: 'No report waits.',
    objection: 'No objection waits.',
    decided: 'Nothing was decided yet.',
  },
  more: 'Show more',
  loading: 'Loading',
  kinds: { review: 'Review', reply: 'Reply', picture: 'Picture', provider: 'Salon' },
  at: {
    review: 'Review at {{salon}}',
    reply: 'Reply by {{salon}}',
    picture: 'Picture of {{salon}}',
    provider: '{{salon}}',
  },
  rowTitle: '{{reason}}: {{about}}',
  by: {
    provider: 'Reported by the salon, {{day}}',
    named: 'Reported by {{name}}, {{day}}',
    nobody: 'Reported without a name, {{day}}',
    own: 'Seen by the operator, {{day}}',
  },
  decided: { none: 'Left, {{day}}', hide: 'Hidden, {{day}}' },
  what: {
    title: 'What it is about',
    gone: 'The salon has removed it.',
    hidden: 'Hidden now',
    shown: 'Shown now',
    stars: '{{count}} of 5 stars',
    marked: 'Marked by whoever reported.',
    reply: 'Reply of the salon',
    salon: 'The salon at the desk',
    view: 'View the page of the salon',
  },
  report: { title: 'The report', noMessage: 'Without words.', reason: 'Reason: {{reason}}.' },
  facts: {
    title: 'What you should know',
    visit: 'The visit was on {{day}}, {{status}}.',
    noVisit: 'There is no visit any more: the account was deleted.',
    noReviews: 'No other review of this author.',
    reviews_one: '{{count}} other review by this writer.',
    reviews_other: '{{count}} other reviews by this writer.',
    salon_one: 'The salon reported once in a year; hidden by it: {{hidden}}.',
    salon_other: 'The salon reported {{count}} times in a year; hidden by it: {{hidden}}.',
    others_one:
      '{{count}} other report about the same. It stays hidden while one of them hides it.',
    others_other:
      '{{count}} other reports about the same. It stays hidden while one of them hides it.',
  },
  statuses: {
    PENDING: 'requested',
    CONFIRMED: 'confirmed',
    COMPLETED: 'took place',
    CANCELLED: 'cancelled',
    DECLINED: 'declined',
    NO_SHOW: 'did not come',
  },
  history: {
    title: 'What was decided',
    decision: '{{who}}: {{effect}}',
    commandLine: 'Command line or a deleted account',
    effects: { none: 'left', hide: 'hidden' },
    objections: {
      author: 'Objection of whoever made it',
      reporter: 'Objection of whoever reported',
    },
  },
  decide: {
    title: 'Decision',
    again: 'Decide about the objection',
    effects: {
      none: 'Leave it',
      hide: 'Hide it',
    },
    effectHints: {
      none: 'Criticism is allowed, sharp too.',
      hide: 'Off the pages, without an end date. The stars of a review do not count.',
    },
    hideSalon:
      'Off the pages until you show the salon again, with the reasons mailed to its owners. It is taken back on the page of the salon.',
    alreadyHidden:
      'This salon is off the pages by a decision already. There is no second one, and its owners get no mail.',
    objection:
      'Each side can object for six months, by the link in its mail. Somebody else looks again, where there is a colleague.',
    send_one: 'Decide and send {{count}} mail',
    send_other: 'Decide and send {{count}} mails',
    sendNone: 'Decide',
    own: 'This is an objection to your own decision. A colleague decides about it.',
    showFirst:
      'Show the salon on its own page first: who reported it would read that it is back on the pages.',
    failed: 'Nothing was decided',
    changed: 'A colleague was first',
    changedText:
      '{{who}} decided: {{effect}}. “{{facts}}” Your words are still here; nothing of yours was sent.',
    changedOnly:
      'The report changed meanwhile, and is shown as it is now. Your words are still here; decide again.',
    done: 'Decided. The mails are on their way.',
    toAuthor: 'Whoever made it',
    toReporter: 'Whoever reported',
    back: 'Back',
  },
  assignee: {
    label: 'Who handles it',
    nobody: 'Nobody',
    failed: 'Not changed',
    title: 'Handling',
  },
} as const
