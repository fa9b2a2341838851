import { useRef, useState } from 'react'

const TYPING_DELAY_MS = 200
const HIDE_DELAY_MS = 200

const CLOSED = { isOpen: false, active: -1 }

/** What somebody types in a box, and the list that follows it a little later. */
export function useTypedList() {
  const [text, setText] = useState<string | null>(null) // null: shows what is chosen
  const [listedText, setListedText] = useState('') // what the list is for
  const [list, setList] = useState(CLOSED)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const schedule = (task: () => void, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(task, milliseconds)
  }
  const listFor = (wanted: string, isOpen: boolean) => {
    clearTimeout(timer.current)
    setListedText(wanted)
    setList({ isOpen, active: -1 })
  }
  return {
    ...{ text, listedText, list, setList },
    type(typed: string) {
      setText(typed)
      setList((now) => ({ ...now, active: -1 }))
      schedule(() => listFor(typed, typed.trim() !== ''), TYPING_DELAY_MS)
    },
    listNow: () => listFor(text ?? '', true),
    /** Shows a name that is not chosen yet, or what is chosen. */
    show(name: string | null) {
      setText(name)
      listFor('', false)
    },
    /** Hides a little later, so that a press on a suggestion still reaches it. */
    leave: () => schedule(() => setList(CLOSED), HIDE_DELAY_MS),
    enter: () => clearTimeout(timer.current),
  }
}
