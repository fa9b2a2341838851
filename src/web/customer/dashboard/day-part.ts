/** The part of the day of an hour (0 to 23); 'night' before four has a neutral greeting. */
export function dayPartOf(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 4) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
