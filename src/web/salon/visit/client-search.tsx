import { useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react'
import { formatPhone } from '#messages/format.ts'
import { controlClasses, Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import { type ClientSummary, clientSearchQuery } from './client-search-query.ts'

interface ClientSearchProps {
  userName: string
  context: TextContext
  error: string | false
  onClient: (client: ClientSummary) => void
  onNew: (name: string) => void
}

/** Finds a client: an editable combobox whose list ends with the text as a new client (WORK-245). */
export function ClientSearch({ userName, context, error, onClient, onNew }: ClientSearchProps) {
  const { t } = context
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const name = text.trim()
  const search = useDeferredValue(name)
  const query = useQuery(clientSearchQuery(userName, search))
  const clients = search === '' ? [] : (query.data ?? [])
  const isOpen = search !== ''
  // Of an earlier text: Enter would choose somebody who is about to leave the list.
  const isAnswered = search === name && !query.isFetching && !query.isPlaceholderData
  const chosen = Math.min(active, clients.length)
  const choose = (nth: number) => {
    const client = clients[nth]
    if (client) onClient(client)
    else onNew(name)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.nativeEvent.isComposing || !isOpen || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (!step) {
      if (isAnswered) choose(chosen)
      return
    }
    const count = clients.length + 1
    const next = (chosen + step + count) % count
    setActive(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div>
      <Field label={t('agenda.new.who')} hint={t('agenda.new.whoHint')} error={error}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            role="combobox"
            className={controlClasses}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen ? `${listId}-${chosen}` : undefined}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {isOpen && query.data && t('agenda.new.found', { count: clients.length })}
      </p>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('agenda.new.who')}
          className="mt-2 divide-y divide-line overflow-hidden rounded-md border border-line"
        >
          {clients.map((client, nth) => (
            <Option
              key={client.clientId}
              id={`${listId}-${nth}`}
              isActive={nth === chosen}
              onChoose={() => choose(nth)}
            >
              <span className="min-w-0 grow">
                <span className="block truncate font-strong">{client.name}</span>
                <span className="text-sm text-muted">
                  {[
                    client.phone && formatPhone(client.phone),
                    t('agenda.new.visits', { count: client.visits }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Option>
          ))}
          <Option
            id={`${listId}-${clients.length}`}
            isActive={chosen === clients.length}
            onChoose={() => choose(clients.length)}
          >
            <span className="flex items-center gap-3 font-strong text-accent">
              <Icon of={UserPlus} size="sm" />
              {t('agenda.new.asNew', { name })}
            </span>
          </Option>
        </div>
      )}
    </div>
  )
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

interface OptionProps {
  id: string
  isActive: boolean
  children: ReactNode
  onChoose: () => void
}

function Option({ id, isActive, children, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input of the combobox has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-14 cursor-pointer items-center px-4 py-2 wrap-anywhere hover:bg-surface-soft aria-selected:bg-surface-accent"
    >
      {children}
    </div>
  )
}
