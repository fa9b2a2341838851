import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import type { LoggedAct } from './log-query.ts'
import { targetText } from './log-text.ts'

/** What an act is about; a link where the desk has a page of it that can be found by its id. */
export function LogTarget({ act }: { act: LoggedAct }) {
  const { t } = useTranslation()
  const text = targetText(act, t)
  const link = linkOf(act)
  if (!link) return text
  return (
    <Link {...link} className="text-accent underline underline-offset-4">
      {text}
    </Link>
  )
}

function linkOf(act: LoggedAct): Pick<LinkProps, 'to' | 'params'> | null {
  const { targetKind, targetId, targetName, targetUserName } = act
  if (targetId === null) return null
  switch (targetKind) {
    case 'provider':
      return targetName === null
        ? null
        : { to: '/desk/salons/$providerId', params: { providerId: targetId } }
    case 'account':
      return targetUserName === null
        ? null
        : { to: '/desk/people/$userName', params: { userName: targetUserName } }
    case 'order':
      return { to: '/desk/orders/$orderId', params: { orderId: targetId } }
    case 'registration':
      return { to: '/desk/registrations/$registrationId', params: { registrationId: targetId } }
    case 'report':
      return { to: '/desk/reports/$reportId', params: { reportId: targetId } }
    case 'message':
      return { to: '/desk/messages/$messageId', params: { messageId: targetId } }
    default:
      return null
  }
}
