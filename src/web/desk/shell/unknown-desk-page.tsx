import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DeskPage } from './desk-page.tsx'

/** There is no such page of the desk: the way back is in the rail and in one link. */
export function UnknownDeskPage() {
  const { t } = useTranslation()
  return (
    <DeskPage title={t('desk.unknown.title')} lead={t('desk.unknown.text')}>
      <ButtonLink tone="primary" to="/desk">
        {t('desk.unknown.back')}
      </ButtonLink>
    </DeskPage>
  )
}
