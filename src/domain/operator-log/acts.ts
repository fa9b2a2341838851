/** What operators do: the acts of the operator log. Each has a text in src/messages/en/operator-acts.ts and its Dutch twin. */
export const OPERATOR_ACTS = [
  'add-provider',
  'import-salon',
  'pause-provider',
  'hide-provider',
  'end-provider',
  'show-provider',
  'set-plan',
  'announce-terms',
  'withdraw-terms',
  'export-tax-report',
  'send-tax-reminder',
  'view-provider',
  'set-owner',
  'clear-owner',
  'invite-owner',
  'close',
  'reopen',
  'block-customer',
  'unblock-customer',
  'open-order',
  'order-status',
  'resend-order-mail',
  'hide-review',
  'show-review',
  'reply-review',
  'open-report',
  'assign-report',
  'decide-report',
  'make-operator',
  'unmake-operator',
  'create-operator-link',
  'use-operator-link',
  'remove-second-factor',
  'open-person',
  'download-person',
  'sign-out-person',
  'sign-out-session',
  'lock-person',
  'unlock-person',
  'delete-person',
  'retry-job',
  'create-backup',
  'take-registration',
  'release-registration',
  'approve-registration',
  'ask-registration',
  'answer-registration',
  'refuse-registration',
  'undo-registration',
  'send-registration-invitation',
  'withdraw-registration',
  'assign-message',
  'reply-message',
  'answer-message',
  'message-status',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/**
 * What an act is about. The id of an account is its `subject`; that of everything else is its id. The market as a whole has
 * none.
 */
export const TARGET_KINDS = [
  'market',
  'provider',
  'account',
  'order',
  'review',
  'registration',
  'report',
  'message',
  'job',
] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** The longest reason of an act, in characters. */
export const MAX_REASON_LENGTH = 2000
