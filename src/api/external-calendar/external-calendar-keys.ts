/** The purpose of the keys that encrypt the addresses of external calendars. */
export const EXTERNAL_CALENDAR_KEYS = 'external-calendar'
