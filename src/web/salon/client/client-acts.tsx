import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.tsx'
import { usePermission } from '../shell/use-permission.ts'
import { ActDialog } from './act-dialog.tsx'
import type { Client } from './clients-query.ts'
import { DownloadButton } from './download-button.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { useClientAct } from './use-client-act.ts'

interface ClientActsProps {
  userName: string
  client: Client
}

/** What owners and managers do with a client: block, merge, erase (WORK-68, WORK-69). */
export function ClientActs({ userName, client }: ClientActsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'block' | 'merge' | 'erase' | null>(null)
  const close = () => setOpen(null)
  const mayExport = usePermission(userName, 'export-clients')
  const { name, hasAccount, isBlocked } = client
  return (
    <>
      <section
        aria-labelledby="client-manage"
        className="rounded-lg border border-line bg-surface p-4 sm:p-5"
      >
        <h2 id="client-manage" className="text-xl">
          {t('clients.manage')}
        </h2>
        {isBlocked && (
          <p className="mt-1 text-md text-muted">{t('clients.blockedText', { name })}</p>
        )}
        <div className="mt-3 flex flex-wrap gap-2.5">
          {hasAccount && !isBlocked && (
            <Button size="sm" onClick={() => setOpen('block')}>
              {t('clients.block')}
            </Button>
          )}
          {isBlocked && <UnblockButton userName={userName} client={client} />}
          <Button size="sm" onClick={() => setOpen('merge')}>
            {t('clients.merge')}
          </Button>
        </div>
      </section>
      <section aria-labelledby="client-privacy" className="rounded-lg bg-surface-soft p-4 sm:p-5">
        <h2 id="client-privacy" className="text-xl">
          {t('clients.privacy')}
        </h2>
        <p className="mt-1 text-md text-muted">{t('clients.privacyText', { name })}</p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          {mayExport && <DownloadButton userName={userName} clientId={client.clientId} />}
          <Button size="sm" tone="danger-outlined" onClick={() => setOpen('erase')}>
            {t('clients.erase')}
          </Button>
        </div>
        <p className="mt-3 text-sm text-muted">{t('clients.eraseHint')}</p>
      </section>
      {open === 'block' && <BlockDialog userName={userName} client={client} onClose={close} />}
      {open === 'merge' && <MergeDialog userName={userName} client={client} onClose={close} />}
      {open === 'erase' && <EraseDialog userName={userName} client={client} onClose={close} />}
    </>
  )
}

type DialogProps = ClientActsProps & { onClose: () => void }

function BlockDialog({ userName, client, onClose }: DialogProps) {
  const { t } = useTranslation()
  const { name } = client
  const block = useClientAct(userName, 'setClientBlock', {
    onDone: ({ data: { upcomingVisits: count } }) => {
      const stays = count > 0 ? ` ${t('clients.blockStays', { count })}` : ''
      showToast('success', t('clients.blockDone', { name }) + stays)
      onClose()
    },
  })
  const params = { userName, clientId: client.clientId }
  return (
    <ActDialog
      title={t('clients.blockTitle', { name })}
      text={t('clients.blockText')}
      act={t('clients.block')}
      error={block.error}
      isSending={block.isPending}
      onAct={() => block.mutate({ params, body: { isBlocked: true } })}
      onClose={onClose}
    />
  )
}

function UnblockButton({ userName, client }: ClientActsProps) {
  const { t } = useTranslation()
  const { name, clientId } = client
  const unblock = useClientAct(userName, 'setClientBlock', {
    onDone: () => showToast('success', t('clients.unblockDone', { name })),
    onFailed: () => showToast('failure', t('clients.actFailed')),
  })
  return (
    <Button
      size="sm"
      busy={unblock.isPending && t('clients.busy')}
      onClick={() => unblock.mutate({ params: { userName, clientId }, body: { isBlocked: false } })}
    >
      {t('clients.unblock')}
    </Button>
  )
}

function EraseDialog({ userName, client, onClose }: DialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { clientId, name, version } = client
  const erase = useClientAct(userName, 'eraseClient', {
    onDone: () => {
      showToast('success', t('clients.eraseDone'))
      void navigate({ to: '/salon/$userName/clients', params: { userName }, ignoreBlocker: true })
    },
  })
  return (
    <ActDialog
      title={t('clients.eraseTitle', { name })}
      text={t('clients.eraseText')}
      act={t('clients.erase')}
      tone="danger"
      error={erase.error}
      isSending={erase.isPending}
      onAct={() => erase.mutate({ params: { userName, clientId }, body: { version } })}
      onClose={onClose}
    />
  )
}
