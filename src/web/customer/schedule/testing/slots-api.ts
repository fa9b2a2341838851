import { aPageScope } from '../../../testing/page-scope.ts'
import type { Slot } from '../../booking/slot-days.ts'

/** An API that answers with the slots of a week by its Monday; a week without slots is empty, a failing one is refused. */
export function aSlotsApi() {
  const requests: URL[] = []
  const weeks = new Map<string, readonly Slot[] | 'fails'>()
  const scope = aPageScope((request) => {
    const url = new URL(request.url)
    requests.push(url)
    return slotsResponse(weeks.get(url.searchParams.get('startDate') ?? '') ?? [])
  })
  const mondays = () => requests.map(({ searchParams }) => searchParams.get('startDate'))
  return { scope, weeks, requests, mondays }
}

export function slotsResponse(slots: readonly Slot[] | 'fails'): Response {
  if (slots === 'fails') {
    return Response.json({ statusCode: 503, code: 'unavailable' }, { status: 503 })
  }
  return Response.json({ statusCode: 200, message: 'OK', data: { availableSlots: slots } })
}
