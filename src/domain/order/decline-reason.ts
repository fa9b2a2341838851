/** Why a provider declines a request; its customer reads it (row WORK-06). `other` needs a message of the provider. */
export const DECLINE_REASONS = ['time', 'full', 'treatment', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]
