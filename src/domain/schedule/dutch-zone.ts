/** The clock of the Netherlands: what has no salon of its own goes by it. */
export const DUTCH_ZONE = 'Europe/Amsterdam'
