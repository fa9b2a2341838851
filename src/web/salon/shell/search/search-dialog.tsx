import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { SearchCombobox } from '../../../features/combobox/search-combobox.tsx'
import { useDebounced } from '../../../features/combobox/use-debounced.ts'
import { useTranslation } from '../../../language.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { OwnSalon } from '../own-salons.ts'
import { searchOptions } from './search-options.ts'
import { MIN_SEARCH_LENGTH, workspaceSearchQuery } from './workspace-search-query.ts'

interface SearchDialogProps {
  salon: OwnSalon
  onClose: () => void
}

/** The search of the workspace (WORK-196). */
export function SearchDialog({ salon, onClose }: SearchDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { options, isSearching, hasFailed } = useFound(salon, text)
  return (
    <Dialog title={t('workspace.search.title')} closeLabel={t('common.close')} onClose={onClose}>
      <SearchCombobox
        label={t('workspace.search.label')}
        hint={t('workspace.search.hint')}
        maxLength={100}
        text={text}
        onText={setText}
        found={options}
        isCurrent={!isSearching}
        listLabel={t('workspace.search.results')}
        groups={{
          clients: t('workspace.search.kinds.clients'),
          visits: t('workspace.search.kinds.visits'),
          treatments: t('workspace.search.kinds.treatments'),
          pages: t('workspace.search.kinds.pages'),
        }}
        onClose={onClose}
      >
        <Outcome
          text={text}
          count={options.length}
          isSearching={isSearching}
          hasFailed={hasFailed}
        />
      </SearchCombobox>
    </Dialog>
  )
}

/** What the text finds: pages at once, all else once the typing pauses. */
function useFound(salon: OwnSalon, text: string) {
  const reader = useTranslation()
  const wanted = visibleText(text)
  const search = visibleText(useDebounced(text))
  const { data, isError } = useQuery(workspaceSearchQuery(salon.userName, search, reader.language))
  const isLongEnough = wanted.length >= MIN_SEARCH_LENGTH
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
  const isSearched = visibleText(text).length >= MIN_SEARCH_LENGTH && !isSearching
  const isNone = isSearched && count === 0 && !hasFailed
  const found = isSearched && count > 0 && !hasFailed
  return (
    <p role="status" className={found ? 'sr-only' : 'text-muted wrap-anywhere'}>
      {found && t('workspace.search.found', { count })}
      {isNone && t('workspace.search.none', { text: visibleText(text) })}
      {hasFailed && t('workspace.search.failed')}
      {isSearching && t('workspace.search.searching')}
    </p>
  )
}
