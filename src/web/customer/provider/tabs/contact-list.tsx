import type { LucideIcon } from 'lucide-react'
import AtSign from 'lucide-react/icons/at-sign'
import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { formatPhone } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NewTabLink } from '../../../ui/new-tab-link.tsx'
import type { ProviderInfo } from '../../booking/provider-data.ts'

/** The contact details of the salon (row PROFILE-04). */
export function ContactList({ info }: { info: ProviderInfo }) {
  const { t } = useTranslation()
  const { email, mobileNumbers, website, socialMedia } = info.contactInfo
  const socials = [
    { name: 'Instagram', href: socialMedia.instagram },
    { name: 'Facebook', href: socialMedia.facebook },
    { name: 'X', href: socialMedia.twitter },
  ].filter((social): social is { name: string; href: string } => social.href !== null)
  return (
    <>
      <h2 className="mt-8 mb-3.5">{t('provider.contact')}</h2>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {mobileNumbers.map((number) => (
          <ContactItem key={number} icon={Phone}>
            <a href={`tel:${number}`} className="link">
              {formatPhone(number)}
            </a>
          </ContactItem>
        ))}
        {email && (
          <ContactItem icon={Mail}>
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </ContactItem>
        )}
        {website && (
          <ContactItem icon={Globe}>
            <NewTabLink href={website}>{website.replace(/^https?:\/\/|\/$/g, '')}</NewTabLink>
          </ContactItem>
        )}
        {socials.map(({ name, href }) => (
          <ContactItem key={name} icon={AtSign}>
            <NewTabLink href={href}>{name}</NewTabLink>
          </ContactItem>
        ))}
      </ul>
    </>
  )
}

function ContactItem({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 [&_a]:min-w-11 [&_a]:py-2.5 [&_a]:wrap-anywhere">
      <Icon of={icon} className="text-muted" />
      {children}
    </li>
  )
}
