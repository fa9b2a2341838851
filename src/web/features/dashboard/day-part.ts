/** Which greeting fits an hour of 0 to 23; before four in the morning none that names a part of the day. */
export function dayPartOf(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 4) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
