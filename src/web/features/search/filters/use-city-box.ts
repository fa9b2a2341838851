import { useEffect, useRef, useState } from 'react'
import type { City } from '#domain/location/city.ts'
import type { Place } from '#domain/location/place.ts'
import { logError } from '../../../log.ts'
import { boxMove } from './box-keys.ts'
import type { Prediction } from './predict-places.ts'
import {
  isCity,
  meantCity,
  meantSuggestion,
  places,
  type Suggestion,
  useSuggestions,
} from './suggestions.ts'
import { useTypedList } from './use-typed-list.ts'

export type CityBoxState = ReturnType<typeof useCityBox>

/**
 * What the location box says and offers while somebody types or walks in it (rows SEARCH-11, SEARCH-12). What is typed
 * stays until it is taken or something else is searched: no search is for another place than the box says.
 * `searched` is the search as it stands in the address.
 */
export function useCityBox(searchKey: string, onChoose: (chosen: City | Place) => void) {
  const input = useRef<HTMLInputElement>(null)
  const { text, listed, list, setList, ...typed } = useTypedList()
  const { options, areComplete } = useSuggestions(listed)
  const { locate, forget, hasFailed } = useLocating()
  const restore = () => {
    forget()
    typed.show(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another place to show
  useEffect(restore, [searchKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page answered, once
  useEffect(() => {
    const early = typedEarly(input.current)
    if (early !== null) typed.type(early)
  }, [])

  const choose = (suggestion: Suggestion) => {
    restore()
    if (isCity(suggestion)) {
      onChoose(suggestion)
      return warnOfUnknown(suggestion.cityCode)
    }
    typed.show(suggestion.name)
    locate(suggestion, (place) => {
      restore()
      onChoose(place)
    })
  }
  const [taking, setTaking] = useTaking(list.isOpen, areComplete, () => {
    const meant = meantSuggestion(listed, options)
    if (meant) choose(meant)
    return meant !== null
  })
  const take = () => {
    const chosen = options[list.active] ?? meantCity(text ?? '')
    if (chosen) return choose(chosen)
    input.current?.focus()
    typed.listNow()
    setTaking('awaited')
  }
  return {
    ...{ input, text, ...list, options, choose, take, restore, move: setList },
    ...{ leave: typed.leave, enter: typed.enter },
    message: hasFailed
      ? 'placeNotFound'
      : messageOf({ listed, list, options, areComplete, taking }),
    type(now: string) {
      forget()
      setTaking('none')
      typed.type(now)
    },
    press: () => !list.isOpen && setList({ isOpen: true, active: -1 }),
    /** The city that was typed and not taken, for who searches because of something else. */
    typedCity() {
      const now = text ?? typedEarly(input.current)
      return now === null ? null : meantCity(now)
    },
  } as const
}

/** What was typed before the page answered; from then on an input's two values go together. */
function typedEarly(input: HTMLInputElement | null): string | null {
  return input && input.value !== input.defaultValue ? input.value : null
}

/** @returns whether the key was the box's own */
export function pressKey(box: CityBoxState, key: string, altKey: boolean): boolean {
  const { isOpen, active, options, text } = box
  const state = { isOpen, active, count: options.length, isTyped: text !== null }
  const move = boxMove(key, altKey, state)
  if (move === 'restore') box.restore()
  else if (move === 'take') box.take()
  else if (move) box.move(move)
  return move !== null
}

type Taking = 'none' | 'awaited' | 'asked'

/**
 * What was typed is taken once all that it may mean is listed; where that may be several places, somebody is asked. Who
 * closes the list takes nothing.
 */
function useTaking(isOpen: boolean, areComplete: boolean, takeMeant: () => boolean) {
  const [taking, setTaking] = useState<Taking>('none')
  useEffect(() => {
    if (taking !== 'awaited' || (isOpen && !areComplete)) return
    setTaking(isOpen && !takeMeant() ? 'asked' : 'none')
  })
  return [taking, setTaking] as const
}

interface Listing {
  readonly listed: string
  readonly list: { readonly isOpen: boolean }
  readonly options: readonly Suggestion[]
  readonly areComplete: boolean
  readonly taking: Taking
}

function messageOf({ listed, list, options, areComplete, taking }: Listing) {
  if (!list.isOpen) return null
  if (taking === 'awaited') return 'lookingForPlace'
  if (options.length === 0) return areComplete ? 'noSuggestions' : null
  return taking === 'asked' && listed.trim() !== '' ? 'whichPlace' : null
}

/** Asks where a predicted place lies; what is chosen or typed since makes the answer void. */
function useLocating() {
  const [hasFailed, setFailed] = useState(false)
  const turn = useRef(0)
  const forget = () => {
    turn.current += 1
    setFailed(false)
  }
  const locate = async (prediction: Prediction, onPlace: (place: Place) => void) => {
    forget()
    const mine = turn.current
    const { placeDetails } = await places()
    const place = await placeDetails(prediction)
    if (mine !== turn.current) return
    if (place) onPlace(place)
    else setFailed(true)
  }
  return { locate, forget, hasFailed }
}

// Nobody needs it before somebody chooses.
const cityList = () => import('./city-list.ts')

function warnOfUnknown(cityCode: string): void {
  cityList()
    .then(({ checkCity }) => checkCity(cityCode))
    .catch((cause) => logError('The list of cities did not load', cause))
}
