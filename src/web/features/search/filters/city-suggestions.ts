import { useEffect, useRef, useState } from 'react'
import { CITIES, type City } from '#domain/location/city.ts'
import { searchCities } from '#domain/location/city-search.ts'

const typingPauseMilliseconds = 200
const hidingPauseMilliseconds = 200

/** What the location box offers while somebody types in it (row SEARCH-11). */
export function useCitySuggestions(onChoose: (city: City) => void) {
  const [text, setText] = useState<string | null>(null) // null: not being typed in
  const [cities, setCities] = useState<readonly City[]>([])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => {
      setCities(searchCities(CITIES, text))
      setActive(-1)
      setOpen(text.trim() !== '')
    }, typingPauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (city: City) => {
    clearTimeout(hiding.current)
    setText(null)
    close()
    onChoose(city)
  }
  return {
    text,
    type: setText,
    cities,
    isOpen,
    active,
    close,
    choose,
    /** Takes the marked city, or the first one that fits what is typed. */
    take: () => {
      const [first] = searchCities(CITIES, text ?? '')
      const chosen = cities[active] ?? first
      if (chosen) choose(chosen)
    },
    /** Down and up go round the list, with nothing marked in between. */
    move: (step: 1 | -1) => {
      const places = cities.length + 1
      setOpen(cities.length > 0)
      setActive(((active + 1 + step + places) % places) - 1)
    },
    /** Hides a little later, so that a press on a suggestion still reaches it. */
    leave: () => {
      hiding.current = setTimeout(() => {
        close()
        setText((typed) => (typed?.trim() === '' ? '' : null))
      }, hidingPauseMilliseconds)
    },
    enter: () => clearTimeout(hiding.current),
  }
}
