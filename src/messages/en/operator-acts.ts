import type { OperatorAct } from '#domain/operator-log/acts.ts'

/** What an operator did, for each act of the log. */
export const operatorActs = {
  'add-provider': 'Added a salon',
  'import-salon': 'Added a salon from an archive',
  'hide-provider': 'Hid a salon',
  'show-provider': 'Showed a salon again',
  'set-owner': 'Set the owner of a salon',
  'clear-owner': 'Took the owner of a salon away',
  'invite-owner': 'Invited an owner',
  close: 'Closed a salon for a time',
  reopen: 'Opened a salon again',
  'block-customer': 'Blocked a customer at a salon',
  'unblock-customer': 'Let a customer book at a salon again',
  'order-status': 'Changed the status of a booking',
  'hide-review': 'Hid a review',
  'show-review': 'Showed a review again',
  'reply-review': 'Wrote the reply to a review',
  'make-operator': 'Made somebody operator',
  'unmake-operator': 'Took the role of operator away',
  'create-operator-link': 'Made a link for a new operator',
  'use-operator-link': 'Became operator by a link',
  'remove-second-factor': 'Removed a second step',
  'delete-person': 'Deleted an account',
  'open-order': 'Opened a booking',
  'resend-order-mail': 'Sent the mail of a booking again',
  'retry-job': 'Tried a failed job again',
} as const satisfies Record<OperatorAct, string>
