import { useQuery } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import type { ReadKind } from '#domain/work-item/read-kinds.ts'
import { useTranslation } from '../../language.ts'
import { replyOf } from '../../query-client.ts'
import { Icon } from '../../ui/icon.tsx'
import { api } from '../desk-api.ts'

/** Within the minute for which a page counts, so that one request may fail. It stops while the page is hidden. */
const RENEW_MS = 20_000

interface ReadersNoteProps {
  kind: ReadKind
  itemId: string
}

/** Says that the operator has this open, and who else has: "Mei leest mee" (DESK-251). */
export function ReadersNote({ kind, itemId }: ReadersNoteProps) {
  const { data } = useQuery({
    queryKey: ['desk-readers', kind, itemId],
    queryFn: async () =>
      replyOf(
        await api('openDeskItem', { params: { kind, itemId }, body: {} }),
        'Who has it open did not load',
      ).data.readers,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
  })
  const words = useReadersText()(data)
  return (
    <p role="status" className="text-sm font-medium text-warning">
      {words && (
        <span className="inline-flex items-center gap-1.5">
          <Icon of={Eye} size="sm" />
          {words}
        </span>
      )}
    </p>
  )
}

/** A function from an item to who else has it open, in words; the list is read again every twenty seconds. */
export function useReaders(): (kind: string, itemId: string) => string {
  const { data } = useQuery({
    queryKey: ['desk-readers'],
    queryFn: async () =>
      replyOf(await api('listReaders'), 'Who has what open did not load').data.items,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: true,
  })
  const textOf = useReadersText()
  return (kind, itemId) =>
    textOf(data?.find((item) => item.kind === kind && item.itemId === itemId)?.readers)
}

function useReadersText() {
  const { t, language } = useTranslation()
  return (readers: readonly { name: string }[] = []): string => {
    if (readers.length === 0) return ''
    const names = new Intl.ListFormat(language).format(readers.map(({ name }) => name))
    return t('desk.item.readers', { count: readers.length, names })
  }
}
