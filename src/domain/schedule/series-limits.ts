/** The limits of a series: visits that a member books together, every so many weeks (WORK-110). */

/** The most weeks between two visits of a series. */
export const MOST_WEEKS = 12
/** The most visits of a series. */
export const MOST_VISITS = 26
/** How many days after the first visit of a series the last one starts at most. */
export const SERIES_DAYS = 366
