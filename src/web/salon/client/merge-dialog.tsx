import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { formatPhone } from '#messages/format.ts'
import { useDebounced } from '../../features/combobox/use-debounced.ts'
import { useTranslation } from '../../language.ts'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ActDialog } from './act-dialog.tsx'
import { type Client, type ClientSummary, clientsQuery, EVERYBODY } from './clients-query.ts'
import { duplicateCardsQuery } from './duplicate-cards-query.ts'
import { useClientAct } from './use-client-act.ts'

const MOST_SHOWN = 6

interface MergeDialogProps {
  userName: string
  client: Client
  onClose: () => void
}

/** Finds the double card of a client and merges it into this one (WORK-68). */
export function MergeDialog({ userName, client, onClose }: MergeDialogProps) {
  const { t } = useTranslation()
  const [other, setOther] = useState<ClientSummary | null>(null)
  const { clientId, name, version } = client
  const merge = useClientAct(userName, 'mergeClients', {
    onDone: () => {
      showToast('success', t('clients.mergeDone'))
      onClose()
    },
  })
  const send = () => {
    const params = { userName, clientId }
    if (other) merge.mutate({ params, body: { version, otherClientId: other.clientId } })
  }
  return (
    <ActDialog
      title={t('clients.mergeTitle', { name })}
      text={t('clients.mergeText')}
      act={t('clients.mergeDo')}
      error={merge.error}
      isSending={merge.isPending}
      missing={!other && t('clients.mergeMissing')}
      onAct={send}
      onClose={onClose}
    >
      <DoubleCards userName={userName} client={client} other={other} onChoose={setOther} />
    </ActDialog>
  )
}

interface DoubleCardsProps {
  userName: string
  client: Client
  other: ClientSummary | null
  onChoose: (client: ClientSummary) => void
}

function DoubleCards({ userName, client, other, onChoose }: DoubleCardsProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const search = visibleText(useDebounced(text))
  const isSearch = search !== ''
  const duplicates = useQuery(duplicateCardsQuery(userName, client))
  const { data } = useInfiniteQuery({
    ...clientsQuery(userName, { ...EVERYBODY, search }),
    enabled: isSearch,
  })
  const matches = data?.pages[0]?.clients.filter(({ clientId }) => clientId !== client.clientId)
  const cards = isSearch ? matches : duplicates.data
  const found = withChosen(cards?.slice(0, MOST_SHOWN) ?? [], other)
  return (
    <div className="mt-4 grid gap-4">
      <TextField
        type="search"
        label={t('clients.mergeSearch')}
        hint={t('clients.searchHint')}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {cards && found.length === 0 && (
        <p role="status" className="text-muted">
          {t(isSearch ? 'clients.mergeNone' : 'clients.mergeNoDoubles')}
        </p>
      )}
      {found.length > 0 && (
        <ChoiceGroup
          legend={t(isSearch ? 'clients.title' : 'clients.mergeLikely')}
          className="grid gap-2"
        >
          {found.map((each) => {
            const areTwoPeople = each.hasAccount && client.hasAccount
            return (
              <Choice
                key={each.clientId}
                variant="card"
                name="other"
                value={each.clientId}
                disabled={areTwoPeople}
                checked={other?.clientId === each.clientId}
                onChange={() => onChoose(each)}
              >
                <Dot />
                <span className="min-w-0 wrap-anywhere">
                  {each.name}
                  <span className="block text-sm font-normal text-muted">
                    {areTwoPeople
                      ? t('clients.mergeAccounts')
                      : each.phone
                        ? formatPhone(each.phone)
                        : each.email}
                  </span>
                </span>
              </Choice>
            )
          })}
        </ChoiceGroup>
      )}
    </div>
  )
}

// What is chosen stays in sight while something else is looked for.
function withChosen(found: ClientSummary[], chosen: ClientSummary | null): ClientSummary[] {
  const isThere = !chosen || found.some(({ clientId }) => clientId === chosen.clientId)
  return isThere ? found : [chosen, ...found]
}
