import Download from 'lucide-react/icons/download'
import { useMemo } from 'react'
import { useTranslation } from '../../language.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyField } from './copy-field.tsx'
import { qrFile, qrPath } from './qr-code.ts'
import { SettingsSection } from './settings-section.tsx'
import { SITE_BUTTON_STYLE, siteButton } from './site-button.ts'

/** The booking link, its QR code, and a button for the salon's own site (WORK-80, WORK-81). */
export function LinkSection({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const href = new URL(`/profile/${userName}`, window.location.origin).href
  const code = siteButton({ href, label: t('settings.link.label') })
  return (
    <SettingsSection part="link" title={t('settings.link.title')} lead={t('settings.link.lead')}>
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={href} label={t('settings.link.qr')} />
        <div className="grid min-w-0 grow basis-80 grid-cols-[minmax(0,1fr)] gap-4">
          <CopyField
            label={t('settings.link.address')}
            hint={t('settings.link.hint')}
            value={href}
          />
          <p>
            <a
              href={`data:image/svg+xml,${encodeURIComponent(qrFile(href))}`}
              download={t('settings.link.fileName', { salon: userName })}
              className={buttonClasses({ size: 'sm' })}
            >
              <Icon of={Download} size="sm" />
              {t('settings.link.download')}
            </a>
          </p>
        </div>
      </div>
      <h3 className="mt-7 font-sans text-base font-strong">{t('settings.link.button')}</h3>
      <p className="mt-1 mb-4 text-md text-muted">{t('settings.link.buttonText')}</p>
      <div className="flex flex-wrap items-start gap-6">
        <div className="min-w-0 grow basis-80">
          <CopyField label={t('settings.link.code')} value={code} />
        </div>
        <div>
          <p className="mb-1.5 font-strong">{t('settings.link.preview')}</p>
          <SiteButton href={href} label={t('settings.link.label')} />
        </div>
      </div>
    </SettingsSection>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="aspect-square w-37 max-w-full rounded-md border border-line"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={path} />
    </svg>
  )
}

/** The button as a site shows it. */
function SiteButton({ href, label }: { href: string; label: string }) {
  const { t } = useTranslation()
  return (
    <div className="rounded-md border border-line p-4">
      <a href={href} target="_blank" rel="noopener" style={SITE_BUTTON_STYLE}>
        {label}
        <span className="sr-only"> {t('common.newTab')}</span>
      </a>
    </div>
  )
}
