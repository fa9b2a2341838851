import { dayIn } from '#messages/format.ts'

/** How many other times are offered. */
const OFFERED = 3
/** As many are of the wanted day, so that another day is offered too. */
const OF_THE_DAY = 2

/**
 * Three free starts (ISO text) for one that is taken: the two nearest on its day and the first of each day after it; more
 * of the same days where that are fewer (WORK-160). In the order of time.
 */
export function nearestTimes(
  wanted: string,
  free: readonly string[],
  timeZone: string,
): readonly string[] {
  const instant = Date.parse(wanted)
  const awayFrom = (start: string) => Math.abs(Date.parse(start) - instant)
  const isOther = (start: string) => Date.parse(start) !== instant
  const byNearness = free.filter(isOther).toSorted((a, b) => awayFrom(a) - awayFrom(b))
  const dayOf = (start: string) => dayIn(timeZone, start)
  const ofTheDay = byNearness.filter((start) => dayOf(start) === dayOf(wanted))
  const later = byNearness.filter((start) => dayOf(start) !== dayOf(wanted))
  const firstOfDays = later.filter(
    (start, nth) => later.findIndex((each) => dayOf(each) === dayOf(start)) === nth,
  )
  const best = [...ofTheDay.slice(0, OF_THE_DAY), ...firstOfDays]
  const rest = [...ofTheDay.slice(OF_THE_DAY), ...later.filter((each) => !best.includes(each))]
  return [...best, ...rest].slice(0, OFFERED).toSorted((a, b) => Date.parse(a) - Date.parse(b))
}
