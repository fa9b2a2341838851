/** The purpose of the keys that encrypt subscriptions. */
export const PUSH_KEYS = 'push'
