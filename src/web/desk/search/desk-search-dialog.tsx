import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { controlClasses, Field } from '../../ui/field.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { api } from '../desk-api.ts'
import { KeyHint } from '../shell/key-hint.tsx'
import { useSettled } from '../shell/use-settled.ts'
import { type SearchOption, searchOptions } from './search-options.ts'
import { SearchResults } from './search-results.tsx'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * One field over salons, people and bookings, from every page of the desk (DESK-140): an editable combobox with a list in
 * groups. Escape closes the list, then empties the field, then closes the dialog (DESK-244).
 */
export function DeskSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [isListOpen, setIsListOpen] = useState(true)
  const { found, isCurrent, error } = useFound(typed)
  const options = isListOpen ? found : []
  const chosen = Math.min(active, options.length - 1)
  // The dialog focuses its heading; what is typed after `/` belongs into the field.
  useEffect(() => input.current?.focus(), [])

  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setIsListOpen(true)
  }
  const move = (step: 1 | -1) => {
    if (options.length === 0) setIsListOpen(true)
    else setActive((chosen + step + options.length) % options.length)
  }
  const goBack = () => (options.length > 0 ? setIsListOpen(false) : type(''))
  const open = ({ link }: SearchOption) => {
    onClose()
    void navigate(link)
  }
  const actOf = (key: string) => {
    const step = STEPS[key]
    const option = options[chosen]
    if (step && found.length > 0) return () => move(step)
    // An empty field leaves Escape to the dialog.
    if (key === 'Escape' && typed !== '') return goBack
    if (key === 'Enter' && option && isCurrent) return () => open(option)
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : actOf(event.key)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Dialog
      title={t('desk.search.label')}
      closeLabel={t('desk.close')}
      closesOnEscape
      onClose={onClose}
    >
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={t('desk.search.field')} hint={t('desk.search.hint')}>
          {(attributes) => (
            <input
              {...attributes}
              ref={input}
              type="text"
              role="combobox"
              className={controlClasses}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={254}
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
              value={typed}
              onChange={({ target }) => type(target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        {error && <FailureNote title={t('desk.search.failed')} />}
        <SearchResults id={listId} options={options} active={chosen} onChoose={onClose} />
        <p role="status" className="text-sm text-muted">
          {isCurrent &&
            !error &&
            (found.length === 0
              ? t('desk.search.none')
              : t('desk.search.found', { count: found.length }))}
          {options.length > 0 && <KeyHints />}
        </p>
      </div>
    </Dialog>
  )
}

/** What the text finds, once the typing pauses; `isCurrent` when it is of all that is typed. */
function useFound(typed: string) {
  const reader = useTranslation()
  const wanted = visibleText(typed)
  const text = visibleText(useSettled(typed))
  const { data, error } = useQuery({
    queryKey: ['desk-search', text],
    queryFn: async () =>
      replyOf(await api('searchDesk', { query: { text } }), 'The desk was not searched').data,
    enabled: text !== '',
  })
  const isAsked = wanted !== '' && text !== ''
  return {
    found: isAsked && data ? searchOptions(data, reader) : [],
    isCurrent: isAsked && text === wanted && (data !== undefined || error !== null),
    error: isAsked ? error : null,
  }
}

function KeyHints() {
  const { t } = useTranslation()
  return (
    <span aria-hidden className="max-lg:hidden">
      <KeyHint>↓</KeyHint> <KeyHint>↑</KeyHint> {t('desk.search.keys.choose')}
      <KeyHint>↵</KeyHint> {t('desk.search.keys.open')}
      <KeyHint>{t('desk.search.keys.escape')}</KeyHint> {t('desk.search.keys.close')}
    </span>
  )
}
