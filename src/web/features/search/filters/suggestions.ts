import { useEffect, useState } from 'react'
import { CITIES, type City } from '#domain/location/city.ts'
import {
  MAX_CITY_SUGGESTIONS,
  meantByName,
  namesOfCity,
  only,
  suggestCities,
} from '#domain/location/city-search.ts'
import { logError } from '../../../log.ts'
import type { Prediction } from './predict-places.ts'

export type Suggestion = City | Prediction

// Nobody needs them before somebody types.
export const places = () => import('./predict-places.ts')

/** What the location box lists for a text; places are predicted a little later than cities are found. */
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

/** The city that a text means, whatever else may be predicted for it. */
export function findCityByText(text: string): City | null {
  return meantByName(CITIES, text, namesOfCity)
}

/** Which of all that is listed a text means, when nobody has chosen: null where that is a question. */
export function findSuggestionByText(
  text: string,
  options: readonly Suggestion[],
): Suggestion | null {
  const predictions = options.filter((each): each is Prediction => !isCity(each))
  const onlyOption = only(options)
  return (
    findCityByText(text) ??
    meantByName(predictions, text, ({ name, otherNames = [] }) => [name, ...otherNames]) ??
    (onlyOption && isCity(onlyOption) ? onlyOption : null)
  )
}

export function isCity(suggestion: Suggestion): suggestion is City {
  return 'cityCode' in suggestion
}

const NOTHING_FOUND = { for: '', places: [] }

/** What is listed for a text: cities first; a prediction of one of them would be the same once more. */
export function suggestions(text: string, predictions: readonly Prediction[]): Suggestion[] {
  const others = predictions.filter(({ name }) => CITIES.every((city) => city.name.nl !== name))
  return [...suggestCities(CITIES, text), ...others].slice(0, MAX_CITY_SUGGESTIONS)
}
