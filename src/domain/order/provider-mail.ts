/** The mails about orders that a provider may switch off (row WORK-78). */
export const PROVIDER_MAILS = ['request', 'booking', 'change', 'cancellation'] as const
export type ProviderMail = (typeof PROVIDER_MAILS)[number]
