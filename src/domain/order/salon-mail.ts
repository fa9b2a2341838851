/** The mails about orders that a provider may switch off (row WORK-78). */
export const SALON_MAILS = ['request', 'booking', 'change', 'cancellation'] as const
export type SalonMail = (typeof SALON_MAILS)[number]
