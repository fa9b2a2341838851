import { useRef, useState } from 'react'

const TYPING_DELAY_MS = 200
const HIDE_DELAY_MS = 200

const CLOSED = { isOpen: false, active: -1 }

/** The typed text of a combobox and its list, which follows with a delay. */
export function useTypedList() {
  const [text, setText] = useState<string | null>(null) // null: the chosen value is shown
  const [listedText, setListedText] = useState('') // the text the list belongs to
  const [list, setList] = useState(CLOSED)
  const unlisted = useRef<string | null>(null) // typed, and its list is to follow
  // Two timers: the focus may come after the text, when React repeats what happened before hydration.
  const listing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopTimers = () => {
    clearTimeout(listing.current)
    clearTimeout(hiding.current)
  }
  const listFor = (newText: string, isOpen: boolean) => {
    stopTimers()
    unlisted.current = null
    setListedText(newText)
    setList({ isOpen, active: -1 })
  }
  const listLater = (typed: string) => {
    stopTimers()
    unlisted.current = typed
    listing.current = setTimeout(() => listFor(typed, typed.trim() !== ''), TYPING_DELAY_MS)
  }
  return {
    text,
    listedText,
    list,
    setList,
    type(typed: string) {
      setText(typed)
      setList((current) => ({ ...current, active: -1 }))
      listLater(typed)
    },
    listNow(typed: string) {
      setText(typed)
      listFor(typed, true)
    },
    /** Shows a name that is not chosen yet; null shows the chosen value. */
    show(name: string | null) {
      setText(name)
      listFor('', false)
    },
    /** Hides the list with a delay, so that a click on a suggestion still works. */
    leave() {
      stopTimers()
      hiding.current = setTimeout(() => setList(CLOSED), HIDE_DELAY_MS)
    },
    enter() {
      clearTimeout(hiding.current)
      if (unlisted.current !== null) listLater(unlisted.current)
    },
  }
}
