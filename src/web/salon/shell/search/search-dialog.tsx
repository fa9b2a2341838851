import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../../language.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { controlClasses, Field } from '../../../ui/field.tsx'
import type { OwnSalon } from '../own-salons.ts'
import { usePause } from '../use-pause.ts'
import { type SearchOption, searchOptions } from './search-options.ts'
import { SearchResults } from './search-results.tsx'
import { SHORTEST, workspaceSearchQuery } from './workspace-search-query.ts'

interface SearchDialogProps {
  salon: OwnSalon
  onClose: () => void
}

/** The search of the workspace: an editable combobox with a list in groups (WORK-196). */
export function SearchDialog({ salon, onClose }: SearchDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { options, isSearching, hasFailed } = useFound(salon, text)
  const chosen = Math.min(active, options.length - 1)
  useEffect(() => input.current?.focus(), [])

  const open = ({ to }: SearchOption) => {
    onClose()
    void navigate({ href: to })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[chosen]
    const step = STEPS[event.key]
    if (event.nativeEvent.isComposing || !option || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (step) setActive((chosen + step + options.length) % options.length)
    else if (!isSearching) open(option)
  }
  return (
    <Dialog title={t('workspace.search.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="min-h-[min(26rem,60dvh)] pt-3">
        <Field label={t('workspace.search.label')} hint={t('workspace.search.hint')}>
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
              maxLength={100}
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setActive(0)
              }}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <Outcome
          text={text}
          count={options.length}
          isSearching={isSearching}
          hasFailed={hasFailed}
        />
        <SearchResults id={listId} options={options} active={chosen} onChoose={open} />
      </div>
    </Dialog>
  )
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** What the text finds: pages at once, all else once the typing pauses. */
function useFound(salon: OwnSalon, text: string) {
  const reader = useTranslation()
  const wanted = visibleText(text)
  const search = visibleText(usePause(text))
  const { data, isError } = useQuery(workspaceSearchQuery(salon.userName, search, reader.language))
  const isLongEnough = wanted.length >= SHORTEST
  const isAnswered = search === wanted && (data !== undefined || isError)
  return {
    options: isLongEnough
      ? searchOptions(salon, wanted, isAnswered ? data : undefined, reader)
      : [],
    isSearching: isLongEnough && !isAnswered,
    hasFailed: isLongEnough && isAnswered && isError,
  }
}

interface OutcomeProps {
  text: string
  count: number
  isSearching: boolean
  hasFailed: boolean
}

/** Says how many were found, that nothing was, or that the search failed. */
function Outcome({ text, count, isSearching, hasFailed }: OutcomeProps) {
  const { t } = useTranslation()
  const isAsked = visibleText(text).length >= SHORTEST && !isSearching
  const isNone = isAsked && count === 0 && !hasFailed
  const found = isAsked && count > 0 && !hasFailed
  return (
    <p role="status" className={found ? 'sr-only' : 'mt-4 text-muted wrap-anywhere empty:mt-0'}>
      {found && t('workspace.search.found', { count })}
      {isNone && t('workspace.search.none', { text: visibleText(text) })}
      {hasFailed && t('workspace.search.failed')}
      {isSearching && t('workspace.search.searching')}
    </p>
  )
}
