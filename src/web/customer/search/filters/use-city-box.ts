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
 * The state of the location box (rows SEARCH-11, SEARCH-12). Typed text stays until it is taken or another search is
 * shown, so that the box always shows the place of the search. `searchKey` identifies the search of the URL.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search shows another place
  useEffect(restore, [searchKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is read once
  useEffect(() => {
    const earlyText = unnoticedText(input.current)
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
  // What stands in the box counts, also when no event of it came.
  const typedText = () => unnoticedText(input.current) ?? text
  const take = () => {
    const typed = typedText() ?? ''
    const suggestion = options[list.active] ?? findCityByText(typed)
    if (suggestion) return choose(suggestion)
    input.current?.focus()
    typedList.listNow(typed)
    setTakeState('awaited')
  }
  return {
    input,
    text,
    typedText,
    ...list,
    options,
    choose,
    take,
    restore,
    move: setList,
    leave: typedList.leave,
    enter: typedList.enter,
    message: hasFailed
      ? 'placeNotFound'
      : messageOf({ listedText, list, options, areComplete, takeState }),
    type(typed: string) {
      cancelLocating()
      setTakeState('none')
      typedList.type(typed)
    },
    press: () => !list.isOpen && setList({ isOpen: true, active: -1 }),
    /** The typed city that was not taken yet, for a search that another control starts. */
    typedCity() {
      const typed = typedText()
      return typed === null ? null : findCityByText(typed)
    },
  } as const
}

/** A text in the box that React does not know of, such as one typed before hydration; null if there is none. */
function unnoticedText(input: HTMLInputElement | null): string | null {
  return input && input.value !== input.defaultValue ? input.value : null
}

/** @returns whether the key was handled */
export function handleKey(box: CityBoxState, key: string, altKey: boolean): boolean {
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
 * Takes the typed text once all suggestions are loaded, or asks the user if it is ambiguous. Closing the list cancels
 * it.
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

/** Loads the coordinates of a place; the result is ignored if the user types or chooses meanwhile. */
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

function logUnknownCity(cityCode: string): void {
  import('./city-list.ts')
    .then(({ checkCity }) => checkCity(cityCode))
    .catch((cause) => logError('The list of cities did not load', cause))
}
