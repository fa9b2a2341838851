import { useEffect, useRef, useState } from 'react'
import { CITIES, type City } from '#domain/location/city.ts'
import { MAX_CITY_SUGGESTIONS, suggestCities } from '#domain/location/city-search.ts'
import type { Place } from '#domain/location/place.ts'
import { logFault } from '../../../log.ts'
import { boxMove } from './box-keys.ts'
import type { Prediction } from './predict-places.ts'

const typingPauseMilliseconds = 200
const hidingPauseMilliseconds = 200

export type Suggestion = City | Prediction

// Nobody needs them before somebody types.
const places = () => import('./predict-places.ts')
const cityList = () => import('./city-list.ts')

/** What the location box offers while somebody types or walks in it (rows SEARCH-11, SEARCH-12). */
export function useCityBox(onChoose: (chosen: City | Place) => void) {
  const [text, setText] = useState<string | null>(null) // null: shows what is chosen
  const [listed, setListed] = useState('') // what the list is for; follows the text
  const [{ isOpen, active }, setList] = useState(CLOSED)
  const [hasFailed, setFailed] = useState(false)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { predictions, areKnown } = usePredictions(listed)
  const options = suggestions(listed, predictions)

  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => {
      setListed(text)
      setList({ isOpen: text.trim() !== '', active: -1 })
    }, typingPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])

  const restore = () => {
    clearTimeout(hiding.current)
    setText(null)
    setListed('')
    setList(CLOSED)
  }
  const choose = (suggestion: Suggestion) => {
    setFailed(false)
    if ('cityCode' in suggestion) {
      restore()
      onChoose(suggestion)
      warnOfUnknown(suggestion.cityCode)
      return
    }
    setList(CLOSED)
    setText(suggestion.name)
    void located(suggestion).then((place) => {
      if (!place) return setFailed(true)
      restore()
      onChoose(place)
    })
  }
  const take = () => {
    const typed = text ?? ''
    const chosen = options[active] ?? suggestions(typed, listed === typed ? predictions : [])[0]
    if (chosen) return choose(chosen)
    // Nothing is taken for what was typed before: the list for this text comes first, and says it when it is empty.
    setListed(typed)
    setList({ isOpen: typed.trim() !== '', active: -1 })
    takeSoon(typed)
  }
  const takeSoon = useTakenSoon(areKnown && listed === text ? text : null, options[0], choose)
  return {
    ...{ text, isOpen, active, options, choose, hasFailed },
    type: (typed: string) => {
      setFailed(false)
      setText(typed)
      setList((now) => ({ ...now, active: -1 }))
    },
    press: () => !isOpen && setList({ isOpen: true, active: -1 }),
    /** @returns whether the key was ours */
    key: (key: string, altKey: boolean): boolean => {
      const isTyped = text !== null
      const move = boxMove(key, altKey, { isOpen, active, count: options.length, isTyped })
      if (move === null) return false
      if (move === 'restore') restore()
      else if (move === 'take') take()
      else setList(move)
      return true
    },
    /** Hides a little later, so that a press on a suggestion still reaches it. */
    leave: () => {
      hiding.current = setTimeout(() => {
        setList(CLOSED)
        setText((typed) => (typed?.trim() === '' ? '' : null))
        setListed('')
      }, hidingPauseMilliseconds)
    },
    enter: () => clearTimeout(hiding.current),
  }
}

const CLOSED = { isOpen: false, active: -1 }

/** Enter may come before what it takes: the first suggestion for that text, once it is known. */
function useTakenSoon(
  known: string | null,
  first: Suggestion | undefined,
  choose: (suggestion: Suggestion) => void,
): (text: string) => void {
  const [awaited, setAwaited] = useState<string | null>(null)
  useEffect(() => {
    if (awaited === null || awaited !== known) return
    setAwaited(null)
    if (first) choose(first)
  })
  return setAwaited
}

/** Cities first; a prediction of one of them would be the same once more. */
function suggestions(text: string, predictions: readonly Prediction[]): Suggestion[] {
  const others = predictions.filter(({ name }) => CITIES.every((city) => city.name.nl !== name))
  return [...suggestCities(CITIES, text), ...others].slice(0, MAX_CITY_SUGGESTIONS)
}

function usePredictions(listed: string) {
  const [found, setFound] = useState<{ for: string; places: readonly Prediction[] }>(NOTHING_FOUND)
  useEffect(() => {
    if (listed.trim() === '') return
    const asking = new AbortController()
    places()
      .then(({ predictPlaces }) => predictPlaces(listed, asking.signal))
      .then((predicted) => {
        if (!asking.signal.aborted) setFound({ for: listed, places: predicted })
      })
      .catch((cause) => logFault('The places service did not load', cause))
    return () => asking.abort()
  }, [listed])
  const areKnown = found.for === listed
  return { predictions: areKnown ? found.places : NOTHING_FOUND.places, areKnown }
}

const NOTHING_FOUND = { for: '', places: [] }

async function located(prediction: Prediction): Promise<Place | null> {
  const { placeDetails } = await places()
  return placeDetails(prediction)
}

function warnOfUnknown(cityCode: string): void {
  cityList()
    .then(({ checkCity }) => checkCity(cityCode))
    .catch((cause) => logFault('The list of cities did not load', cause))
}
