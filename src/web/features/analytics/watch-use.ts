import type { AnyRouter } from '@tanstack/react-router'
import { MOST_EVENTS_A_CALL } from '#domain/event/events.ts'
import { apiPaths } from '../../api-paths.ts'
import { note, takeNoted, whenNoted } from '../../events.ts'
import { watchCheckout } from '../booking/booking-store.ts'
import { type Place, placeNotes } from './place-notes.ts'
import { visitNotes } from './visit-notes.ts'

const patienceMilliseconds = 5000

/**
 * Notes what is done in this tab and hands it over in batches, the last of them when the page is left. Whoever asks
 * not to be followed is not even counted.
 */
export function watchUse(router: AnyRouter): void {
  if (asksNotToBeFollowed()) return
  sendInBatches()
  let place: Place | null = null
  const arrive = () => {
    const arrived = placeOf(router)
    for (const { name, detail } of placeNotes(place, arrived)) note(name, detail)
    place = arrived
  }
  arrive()
  router.subscribe('onResolved', arrive)
  watchCheckout((before, now) => {
    for (const { name, detail } of visitNotes(before, now, place?.search)) note(name, detail)
  })
}

function asksNotToBeFollowed(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return doNotTrack === '1' || globalPrivacyControl === true
}

function placeOf(router: AnyRouter): Place {
  const { matches, location } = router.state
  const match = matches.at(-1)
  return {
    pattern: ((match?.fullPath as string | undefined) ?? location.pathname).replace(/(.)\/$/, '$1'),
    params: (match?.params ?? {}) as Record<string, string>,
    search: location.search as Record<string, unknown>,
  }
}

function sendInBatches(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held: ReturnType<typeof takeNoted>[number][] = []
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    held.push(...takeNoted())
    while (held.length > 0) {
      deliver(held.slice(0, MOST_EVENTS_A_CALL))
      held = held.slice(MOST_EVENTS_A_CALL)
    }
  }
  whenNoted(() => {
    timer ??= setTimeout(send, patienceMilliseconds)
  })
  // Neither alone is told everywhere: phones say the one, computers the other.
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  if (document.visibilityState === 'visible') timer = setTimeout(send, patienceMilliseconds)
}

/** A beacon outlives the page. One that is refused is lost, and nobody waits for it. */
function deliver(events: readonly object[]): void {
  const [, path] = apiPaths.recordEvents
  navigator.sendBeacon(path, new Blob([JSON.stringify({ events })], { type: 'application/json' }))
}
