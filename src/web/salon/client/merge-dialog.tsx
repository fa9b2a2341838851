import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { visibleText } from '#domain/visible-text.ts'
import { formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { errorAttributes, FieldError, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ActDialog } from './act-dialog.tsx'
import { type Client, type ClientSummary, clientsQuery } from './clients-query.ts'
import { useClientAct } from './use-client-act.ts'
import { usePause } from './use-pause.ts'

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
  const [isChecked, setIsChecked] = useState(false)
  const { clientId, name, version } = client
  const merge = useClientAct(userName, 'mergeClients', {
    onDone: () => {
      showToast('success', t('clients.mergeDone'))
      onClose()
    },
  })
  const error = isChecked && !other && t('clients.mergeMissing')
  const send = () => {
    setIsChecked(true)
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
      onAct={send}
      onClose={onClose}
    >
      <DoubleCards
        userName={userName}
        client={client}
        other={other}
        error={error}
        onChoose={setOther}
      />
    </ActDialog>
  )
}

interface DoubleCardsProps {
  userName: string
  client: Client
  other: ClientSummary | null
  error: string | false
  onChoose: (client: ClientSummary) => void
}

function DoubleCards({ userName, client, other, error, onChoose }: DoubleCardsProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const [text, setText] = useState(client.name.split(' ')[0] ?? '')
  const { data } = useInfiniteQuery(clientsQuery(userName, visibleText(usePause(text))))
  const found = (data?.pages[0]?.clients ?? [])
    .filter(({ clientId }) => clientId !== client.clientId)
    .slice(0, MOST_SHOWN)
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
      {data && found.length === 0 && (
        <p role="status" className="text-muted">
          {t('clients.mergeNone')}
        </p>
      )}
      {found.length > 0 && (
        <ChoiceGroup
          legend={t('clients.title')}
          className="grid gap-2"
          hint={error && <FieldError id={errorId}>{error}</FieldError>}
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
                {...errorAttributes(errorId, error)}
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
