declare module '#platform/jobs.ts' {
  interface TaskPayloads {
    'read-external-calendars': object
    'read-external-calendar': ExternalCalendarJob
    'external-calendar-mail': ExternalCalendarJob
  }
}

/** A read of a calendar, or a mail about it. */
export interface ExternalCalendarJob {
  /** The id of the row in `external_calendars`. */
  readonly id: string
}
