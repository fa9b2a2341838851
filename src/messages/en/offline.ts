import { offlineAgenda } from './offline-agenda.ts'

/** What the service worker says where there is no network; no page carries it. */
export const offline = {
  pageTitle: 'No connection · Bloesem',
  title: 'No connection',
  text: 'Bloesem cannot be reached just now. What you typed for a booking is still in this browser.',
  retry: 'Try again',
  visits: 'Your appointments',
  asOf: 'As of {{moment}}. Something may have changed since, and without a connection nothing here can be changed.',
  moment: '{{day}}, {{time}}',
  times: '{{from}} – {{to}}',
  agenda: {
    ...offlineAgenda,
    pageTitle: 'Agenda, no connection · Bloesem',
    today: 'Today',
    empty: 'Nothing on this day.',
    someone: 'Customer without an account',
    waits: 'sets in {{start}} – {{end}}',
    blocked: 'Not available',
    // As the agenda names them, which is not how a customer's page does.
    status: {
      PENDING: 'Waiting',
      ACCEPTED: 'Accepted',
      CONFIRMED: 'Confirmed',
      COMPLETED: 'Took place',
      NO_SHOW: 'Did not come',
      CANCELLED: 'Cancelled',
      DECLINED: 'Declined',
    },
  },
}
