import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { closureVisitsQuery } from './closure-visits-query.ts'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { Failure } from './failure.tsx'
import type { Closure } from './hours-query.ts'
import type { TextContext } from './hours-text.ts'

interface ClosureVisitsProps {
  userName: string
  closure: Closure
  /** Which closure, in words. */
  days: string
  context: TextContext
}

/** A button that lists the visits that are still in a saved closure, to be moved or cancelled (WORK-123). */
export function ClosureVisits({ userName, closure, days, context }: ClosureVisitsProps) {
  const { t } = context
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...closureVisitsQuery(userName, closure, context), enabled: isOpen })
  return (
    <>
      <Button
        size="sm"
        className="mt-1.5"
        busy={isOpen && query.isFetching && !query.data && t('common.loading')}
        onClick={() => {
          if (query.isError) query.refetch()
          setIsOpen(true)
        }}
      >
        {t('hours.conflicts.show')}
        <span className="sr-only">: {days}</span>
      </Button>
      {isOpen && query.error && !query.data && (
        <Failure title={t('hours.conflicts.listFailed')} error={query.error} />
      )}
      {isOpen && query.data && (
        <ConflictsDialog
          userName={userName}
          title={(count) => t('hours.conflicts.closureTitle', { count })}
          conflicting={query.data}
          failure={null}
          isSending={false}
          onLeave={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
