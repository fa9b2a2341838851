/** The time zone of everything that belongs to no provider. */
export const DUTCH_ZONE = 'Europe/Amsterdam'
