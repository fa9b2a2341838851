import { useEffect, useState } from 'react'
import { CITIES, type City } from '#domain/location/city.ts'
import {
  MAX_CITY_SUGGESTIONS,
  matchByName,
  namesOfCity,
  onlyElement,
  suggestCities,
} from '#domain/location/city-search.ts'
import { logError } from '../../../log.ts'
import type { Prediction } from './predict-places.ts'

export type Suggestion = City | Prediction

// Loaded when the user types; tried again with the next text after a failure.
export const places = () => import('./predict-places.ts')

/** The suggestions for a text: cities at once, places when they are loaded. */
export function useSuggestions(text: string): { options: Suggestion[]; areComplete: boolean } {
  const [loadedPlaces, setLoadedPlaces] = useState<{ for: string; places: readonly Prediction[] }>(
    NOTHING_FOUND,
  )
  const isBlank = text.trim() === ''
  useEffect(() => {
    if (isBlank) return
    const controller = new AbortController()
    places()
      .then(({ predictPlaces }) => predictPlaces(text, controller.signal))
      .catch((cause) => {
        logError('The places service did not load', cause)
        return []
      })
      .then((predicted) => {
        if (!controller.signal.aborted) setLoadedPlaces({ for: text, places: predicted })
      })
    return () => controller.abort()
  }, [text, isBlank])
  const areLoaded = loadedPlaces.for === text
  return {
    options: suggestions(text, areLoaded ? loadedPlaces.places : NOTHING_FOUND.places),
    areComplete: isBlank || areLoaded,
  }
}

/** The city with this name, if any. */
export function findCityByText(text: string): City | null {
  return matchByName(CITIES, text, namesOfCity)
}

/** The suggestion that a text names unambiguously, else null. */
export function findSuggestionByText(
  text: string,
  options: readonly Suggestion[],
): Suggestion | null {
  const predictions = options.filter((option): option is Prediction => !isCity(option))
  const onlyOption = onlyElement(options)
  return (
    findCityByText(text) ??
    matchByName(predictions, text, ({ name, otherNames = [] }) => [name, ...otherNames]) ??
    (onlyOption && isCity(onlyOption) ? onlyOption : null)
  )
}

export function isCity(suggestion: Suggestion): suggestion is City {
  return 'cityCode' in suggestion
}

const NOTHING_FOUND = { for: '', places: [] }

/** Cities first, then places that are not cities of the table. */
export function suggestions(text: string, predictions: readonly Prediction[]): Suggestion[] {
  const otherPlaces = predictions.filter(({ name }) =>
    CITIES.every((city) => city.name.nl !== name),
  )
  return [...suggestCities(CITIES, text), ...otherPlaces].slice(0, MAX_CITY_SUGGESTIONS)
}
