import { useRef, useState } from 'react'

const TYPING_DELAY_MS = 200
const HIDE_DELAY_MS = 200

const CLOSED = { isOpen: false, active: -1 }

/** The typed text of a combobox and its list, which follows with a delay. */
export function useTypedList() {
  const [text, setText] = useState<string | null>(null) // null: the chosen value is shown
  const [listedText, setListedText] = useState('') // the text the list belongs to
  const [list, setList] = useState(CLOSED)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const schedule = (task: () => void, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(task, milliseconds)
  }
  const listFor = (newText: string, isOpen: boolean) => {
    clearTimeout(timer.current)
    setListedText(newText)
    setList({ isOpen, active: -1 })
  }
  return {
    text,
    listedText,
    list,
    setList,
    type(typed: string) {
      setText(typed)
      setList((current) => ({ ...current, active: -1 }))
      schedule(() => listFor(typed, typed.trim() !== ''), TYPING_DELAY_MS)
    },
    listNow: () => listFor(text ?? '', true),
    /** Shows a name that is not chosen yet; null shows the chosen value. */
    show(name: string | null) {
      setText(name)
      listFor('', false)
    },
    /** Hides the list with a delay, so that a click on a suggestion still works. */
    leave: () => schedule(() => setList(CLOSED), HIDE_DELAY_MS),
    enter: () => clearTimeout(timer.current),
  }
}
