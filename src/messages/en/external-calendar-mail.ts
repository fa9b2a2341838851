export const externalCalendarMail = {
  subject: 'The calendar {{calendar}} can no longer be read',
  heading: 'We can no longer read {{calendar}}',
  opening:
    'We last read this calendar on {{day}}, more than a week ago. What is in it no longer counts: customers can book those times again.',
  salon: 'Salon',
  todo: 'Does the address still work? Remove the calendar and add it with its present address. We keep trying, and take its busy times over again as soon as it can be read.',
  link: 'Open the settings',
} as const
