/** A calendar file of events, each with its lines. */
export function aCalendarFile(...events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((each, nth) => [
    'BEGIN:VEVENT',
    `UID:${nth}@elders.example`,
    'SUMMARY:Tandarts met Sanne',
    ...each,
    'LOCATION:Kade 3',
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
