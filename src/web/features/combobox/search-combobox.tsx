import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { controlClasses, Field } from '../../ui/field.tsx'
import { SearchList, type SearchOption } from './search-list.tsx'
import { useCombobox } from './use-combobox.ts'

interface SearchComboboxProps {
  label: string
  hint: string
  maxLength: number
  text: string
  onText: (text: string) => void
  /** What the text finds, in the order of the groups. */
  found: readonly SearchOption[]
  /** Whether `found` is of all that is typed: until then Enter opens nothing. */
  isCurrent: boolean
  listLabel: string
  groups: Readonly<Record<string, string>>
  onClose: () => void
  /** What is said below the list. */
  children: ReactNode
}

/**
 * The field of a search dialog: an editable combobox with a list in groups. The arrow keys move through all groups, Enter
 * opens. Escape closes the list, then empties the field, then closes the dialog (DESK-244, WORK-196).
 */
export function SearchCombobox({ text, found, isCurrent, onClose, ...props }: SearchComboboxProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isListOpen, setIsListOpen] = useState(true)
  const options = isListOpen ? found : []
  // The dialog focuses its heading; what is typed after the key that opened it belongs into the field.
  useEffect(() => input.current?.focus(), [])

  const type = (typed: string) => {
    props.onText(typed)
    combobox.activateFirst()
    setIsListOpen(true)
  }
  const open = ({ href }: SearchOption) => {
    onClose()
    void navigate({ href })
  }
  const goBack = () => (options.length > 0 ? setIsListOpen(false) : type(''))
  const openActive = (nth: number) => {
    const option = options[nth]
    if (option) open(option)
  }
  const combobox = useCombobox({
    count: options.length,
    onOpen: found.length > 0 ? () => setIsListOpen(true) : undefined,
    onEnter: options.length > 0 && isCurrent ? openActive : undefined,
    // An empty field leaves Escape to the dialog.
    onEscape: text === '' ? undefined : goBack,
  })
  return (
    <div className="mt-3 grid min-h-[min(26rem,60dvh)] grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Field label={props.label} hint={props.hint}>
        {(attributes) => (
          <input
            {...attributes}
            {...combobox.input}
            ref={input}
            className={controlClasses}
            enterKeyHint="go"
            maxLength={props.maxLength}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <SearchList
        id={combobox.listId}
        label={props.listLabel}
        groups={props.groups}
        options={options}
        active={options[combobox.active]}
        onOpen={open}
      />
      {props.children}
    </div>
  )
}
