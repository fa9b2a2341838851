import { useTranslation } from '../../language.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { MessageList } from './message-list.tsx'
import { MessagePanes } from './message-panes.tsx'
import type { MessageSearchParameters } from './message-query.ts'

/** Messages of a status, or those that a search finds; from 1024 px one opens beside them (DESK-250). */
export function MessagesPage({ asked }: { asked: MessageSearchParameters }) {
  const { t } = useTranslation()
  return (
    <MessagePanes
      list={
        <DeskPage title={t('deskMessages.title')} lead={t('deskMessages.lead')}>
          <MessageList asked={asked} />
        </DeskPage>
      }
    >
      <p className="grid min-h-dvh place-items-center px-10 text-center text-muted max-lg:hidden">
        {t('deskMessages.choose')}
      </p>
    </MessagePanes>
  )
}
