import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { SearchCombobox } from '../../features/combobox/search-combobox.tsx'
import { useDebounced } from '../../features/combobox/use-debounced.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { api } from '../desk-api.ts'
import { KeyHint } from '../shell/key-hint.tsx'
import { searchOptions } from './search-options.ts'

/** One field over salons, people and bookings, from every page of the desk (DESK-140). */
export function DeskSearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { found, isCurrent, error } = useFound(typed)
  return (
    <Dialog
      title={t('desk.search.label')}
      closeLabel={t('desk.close')}
      closesOnEscape
      onClose={onClose}
    >
      <SearchCombobox
        label={t('desk.search.field')}
        hint={t('desk.search.hint')}
        maxLength={254}
        text={typed}
        onText={setTyped}
        found={found}
        isCurrent={isCurrent}
        listLabel={t('desk.search.results')}
        groups={{
          salons: t('desk.search.salons'),
          people: t('desk.search.people'),
          orders: t('desk.search.orders'),
        }}
        onClose={onClose}
      >
        {error && <FailureNote title={t('desk.search.failed')} />}
        <p role="status" className="text-sm text-muted">
          {isCurrent &&
            !error &&
            (found.length === 0
              ? t('desk.search.none')
              : t('desk.search.found', { count: found.length }))}
          {found.length > 0 && <KeyHints />}
        </p>
      </SearchCombobox>
    </Dialog>
  )
}

/** What the text finds, once the typing pauses; `isCurrent` when it is of all that is typed. */
function useFound(typed: string) {
  const reader = useTranslation()
  const wanted = visibleText(typed)
  const text = visibleText(useDebounced(typed))
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
