import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import UserPlus from 'lucide-react/icons/user-plus'
import { useDeferredValue, useState } from 'react'
import { formatPhone } from '#messages/format.ts'
import { ComboboxOption } from '../../features/combobox/combobox-option.tsx'
import { useCombobox } from '../../features/combobox/use-combobox.ts'
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
  const [text, setText] = useState('')
  const name = text.trim()
  const search = useDeferredValue(name)
  const query = useQuery(clientSearchQuery(userName, search))
  const clients = search === '' ? [] : (query.data ?? [])
  const isOpen = search !== ''
  // Of an earlier text: Enter would choose somebody who is about to leave the list.
  const isAnswered = search === name && !query.isFetching && !query.isPlaceholderData
  const choose = (nth: number) => {
    const client = clients[nth]
    if (client) onClient(client)
    else onNew(name)
  }
  const combobox = useCombobox({
    count: isOpen ? clients.length + 1 : 0,
    onEnter: isOpen ? (active) => isAnswered && choose(active) : undefined,
  })
  const option = (nth: number) => ({
    id: combobox.optionId(nth),
    isActive: nth === combobox.active,
    onChoose: () => choose(nth),
  })
  return (
    <div>
      <Field label={t('agenda.new.who')} hint={t('agenda.new.whoHint')} error={error}>
        {(attributes) => (
          <div className="relative">
            <Icon
              of={Search}
              size="sm"
              className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
            />
            <input
              {...attributes}
              {...combobox.input}
              className={`${controlClasses} pl-11!`}
              maxLength={120}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                combobox.activateFirst()
              }}
            />
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {isOpen && query.data && t('agenda.new.found', { count: clients.length })}
      </p>
      {isOpen && (
        <div
          id={combobox.listId}
          role="listbox"
          aria-label={t('agenda.new.who')}
          className="mt-2 divide-y divide-line overflow-hidden rounded-md border border-line"
        >
          {clients.map((client, nth) => (
            <ComboboxOption key={client.clientId} {...option(nth)}>
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
            </ComboboxOption>
          ))}
          <ComboboxOption {...option(clients.length)}>
            <span className="flex items-center gap-3 font-strong text-accent">
              <Icon of={UserPlus} size="sm" />
              {t('agenda.new.asNew', { name })}
            </span>
          </ComboboxOption>
        </div>
      )}
    </div>
  )
}
