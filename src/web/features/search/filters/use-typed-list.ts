import { useRef, useState } from 'react'

const typingPauseMilliseconds = 200
const hidingPauseMilliseconds = 200

const CLOSED = { isOpen: false, active: -1 }

/** What somebody types in a box, and the list that follows it a little later. */
export function useTypedList() {
  const [text, setText] = useState<string | null>(null) // null: shows what is chosen
  const [listed, setListed] = useState('') // what the list is for
  const [list, setList] = useState(CLOSED)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (work: () => void, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(work, milliseconds)
  }
  const listFor = (wanted: string, isOpen: boolean) => {
    clearTimeout(timer.current)
    setListed(wanted)
    setList({ isOpen, active: -1 })
  }
  return {
    ...{ text, listed, list, setList },
    type(typed: string) {
      setText(typed)
      setList((now) => ({ ...now, active: -1 }))
      later(() => listFor(typed, typed.trim() !== ''), typingPauseMilliseconds)
    },
    listNow: () => listFor(text ?? '', true),
    /** Shows a name that is not chosen yet, or what is chosen. */
    show(name: string | null) {
      setText(name)
      listFor('', false)
    },
    /** Hides a little later, so that a press on a suggestion still reaches it. */
    leave: () => later(() => setList(CLOSED), hidingPauseMilliseconds),
    enter: () => clearTimeout(timer.current),
  }
}
