declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'review-mail': ReviewMailJob
    'day-mail': DayMailJob
    'notify-of-day': object
  }
}

/** The mail about a new review to one member. */
export interface ReviewMailJob {
  readonly reviewId: string
  readonly userName: string
}

/** The mail to one member about a day. */
export interface DayMailJob {
  readonly providerId: string
  readonly userName: string
  /** On the provider's clock: '2026-11-24'. */
  readonly day: string
}
