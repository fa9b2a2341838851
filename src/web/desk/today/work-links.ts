import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import DoorOpen from 'lucide-react/icons/door-open'
import Flag from 'lucide-react/icons/flag'
import Mail from 'lucide-react/icons/mail'
import Shield from 'lucide-react/icons/shield'
import type { WorkKind } from '#domain/work-item/terms.ts'

type WorkLink = Pick<LinkProps, 'to' | 'params'>

const messageLink = (messageId: string): WorkLink => ({
  to: '/desk/messages/$messageId',
  params: { messageId },
})

/** The icon of each kind of work, and the page on which it is done. A privacy request is a message. */
export const WORK_LINKS: Readonly<
  Record<WorkKind, { icon: LucideIcon; linkTo: (itemId: string) => WorkLink }>
> = {
  report: {
    icon: Flag,
    linkTo: (reportId) => ({ to: '/desk/reports/$reportId', params: { reportId } }),
  },
  'privacy-request': { icon: Shield, linkTo: messageLink },
  registration: {
    icon: DoorOpen,
    linkTo: (registrationId) => ({
      to: '/desk/registrations/$registrationId',
      params: { registrationId },
    }),
  },
  message: { icon: Mail, linkTo: messageLink },
}
