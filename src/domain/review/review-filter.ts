/** Which reviews a member looks at (WORK-53). */
export const REVIEW_FILTERS = ['all', 'unanswered', 'low'] as const
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]

/** A review with at most so many stars is low. */
export const MOST_LOW_STARS = 3
