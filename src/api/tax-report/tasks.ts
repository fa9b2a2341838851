declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'send-tax-reminder': { readonly reminderId: string }
    'tax-reminder-mail': TaxReminderMailJob
  }
}

/** The mail of a reminder to an owner of a provider. */
export interface TaxReminderMailJob {
  readonly reminderId: string
  readonly providerId: string
  readonly userName: string
}
