import { useEffect, useRef, useState } from 'react'
import type { City } from '#domain/location/city.ts'
import type { Place } from '#domain/location/place.ts'
import { logError } from '../../../log.ts'
import { comboboxAction } from './combobox-keys.ts'
import type { Prediction } from './predict-places.ts'
import {
  findCityByText,
  findSuggestionByText,
  isCity,
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
  const { text, listedText, list, setList, ...typedList } = useTypedList()
  const { options, areComplete } = useSuggestions(listedText)
  const { locate, cancelLocating, hasFailed } = useLocating()
  const restore = () => {
    cancelLocating()
    typedList.show(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another place to show
  useEffect(restore, [searchKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the page answered, once
  useEffect(() => {
    const earlyText = textBeforeHydration(input.current)
    if (earlyText !== null) typedList.type(earlyText)
  }, [])

  const choose = (suggestion: Suggestion) => {
    restore()
    if (isCity(suggestion)) {
      onChoose(suggestion)
      return logUnknownCity(suggestion.cityCode)
    }
    typedList.show(suggestion.name)
    locate(suggestion, (place) => {
      restore()
      onChoose(place)
    })
  }
  const [takeState, setTakeState] = useTakeWhenListed(list.isOpen, areComplete, () => {
    const match = findSuggestionByText(listedText, options)
    if (match) choose(match)
    return match !== null
  })
  const take = () => {
    const chosen = options[list.active] ?? findCityByText(text ?? '')
    if (chosen) return choose(chosen)
    input.current?.focus()
    typedList.listNow()
    setTakeState('awaited')
  }
  return {
    ...{ input, text, ...list, options, choose, take, restore, move: setList },
    ...{ leave: typedList.leave, enter: typedList.enter },
    message: hasFailed
      ? 'placeNotFound'
      : messageOf({ listedText, list, options, areComplete, takeState }),
    type(now: string) {
      cancelLocating()
      setTakeState('none')
      typedList.type(now)
    },
    press: () => !list.isOpen && setList({ isOpen: true, active: -1 }),
    /** The city that was typed and not taken, for who searches because of something else. */
    typedCity() {
      const now = text ?? textBeforeHydration(input.current)
      return now === null ? null : findCityByText(now)
    },
  } as const
}

/** What was typed before the page answered; from then on an input's two values go together. */
function textBeforeHydration(input: HTMLInputElement | null): string | null {
  return input && input.value !== input.defaultValue ? input.value : null
}

/** @returns whether the key was the box's own */
export function pressKey(box: CityBoxState, key: string, altKey: boolean): boolean {
  const { isOpen, active, options, text } = box
  const state = { isOpen, active, count: options.length, isTyped: text !== null }
  const move = comboboxAction(key, altKey, state)
  if (move === 'restore') box.restore()
  else if (move === 'take') box.take()
  else if (move) box.move(move)
  return move !== null
}

type TakeState = 'none' | 'awaited' | 'asked'

/**
 * What was typed is taken once all that it may mean is listed; where that may be several places, somebody is asked. Who
 * closes the list takes nothing.
 */
function useTakeWhenListed(isOpen: boolean, areComplete: boolean, takeMatch: () => boolean) {
  const [takeState, setTakeState] = useState<TakeState>('none')
  useEffect(() => {
    if (takeState !== 'awaited' || (isOpen && !areComplete)) return
    setTakeState(isOpen && !takeMatch() ? 'asked' : 'none')
  })
  return [takeState, setTakeState] as const
}

interface ListState {
  readonly listedText: string
  readonly list: { readonly isOpen: boolean }
  readonly options: readonly Suggestion[]
  readonly areComplete: boolean
  readonly takeState: TakeState
}

function messageOf({ listedText, list, options, areComplete, takeState }: ListState) {
  if (!list.isOpen) return null
  if (takeState === 'awaited') return 'lookingForPlace'
  if (options.length === 0) return areComplete ? 'noSuggestions' : null
  return takeState === 'asked' && listedText.trim() !== '' ? 'whichPlace' : null
}

/** Asks where a predicted place lies; what is chosen or typed since makes the answer void. */
function useLocating() {
  const [hasFailed, setFailed] = useState(false)
  const requestNumber = useRef(0)
  const cancelLocating = () => {
    requestNumber.current += 1
    setFailed(false)
  }
  const locate = async (prediction: Prediction, onPlace: (place: Place) => void) => {
    cancelLocating()
    const ownNumber = requestNumber.current
    const { placeDetails } = await places()
    const place = await placeDetails(prediction)
    if (ownNumber !== requestNumber.current) return
    if (place) onPlace(place)
    else setFailed(true)
  }
  return { locate, cancelLocating, hasFailed }
}

// Nobody needs it before somebody chooses.
const cityList = () => import('./city-list.ts')

function logUnknownCity(cityCode: string): void {
  cityList()
    .then(({ checkCity }) => checkCity(cityCode))
    .catch((cause) => logError('The list of cities did not load', cause))
}
