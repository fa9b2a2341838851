import { useHydrated } from '@tanstack/react-router'
import { MOBILE_TYPES, type MobileType, mobileTypeOf } from '#domain/install/install-offer.ts'
import { useInstall } from '../../install-event.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/page.tsx'
import { isInstalled } from './is-installed.ts'

const steps = ['first', 'second', 'third'] as const
const BENEFITS = ['start', 'offline', 'nothing'] as const

/** Instructions to install the app, the visitor's own phone type first (row APP-12). */
export function InstallPage() {
  const { t } = useTranslation()
  const mobileTypes = useOwnTypeFirst()
  return (
    <Column className="pt-9 pb-18">
      <article className="mx-auto flex max-w-[42rem] flex-col gap-10">
        <header>
          <img src="/app-icon.svg" alt="" width={88} height={88} className="mb-6" />
          <h1>{t('install.heading')}</h1>
          <p className="mt-4 text-lg text-muted">{t('install.lead')}</p>
          <InstalledNote />
        </header>
        <div className="grid gap-5 sm:grid-cols-2">
          {mobileTypes.map((mobileType) => (
            <Phone key={mobileType} mobileType={mobileType} />
          ))}
        </div>
        <section className="rounded-lg bg-surface-soft p-5 sm:p-6">
          <h2 className="text-xl">{t('install.gains.title')}</h2>
          <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
            {BENEFITS.map((benefit) => (
              <li key={benefit}>{t(`install.gains.${benefit}`)}</li>
            ))}
          </ul>
        </section>
        <p className="text-muted">{t('install.remove')}</p>
      </article>
    </Column>
  )
}

/** The phone types; the visitor's own comes first once the browser has determined it. */
function useOwnTypeFirst(): readonly MobileType[] {
  const isHydrated = useHydrated()
  if (!isHydrated) return MOBILE_TYPES
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  const ownType = mobileTypeOf({ userAgent, touchPoints })
  return ownType ? [ownType, ...MOBILE_TYPES.filter((type) => type !== ownType)] : MOBILE_TYPES
}

function Phone({ mobileType }: { mobileType: MobileType }) {
  const { t } = useTranslation()
  const install = useInstall()
  return (
    <section className="card flex min-w-0 flex-col p-5 hyphens-auto wrap-break-word sm:p-6">
      <h2 className="text-xl">{t(`install.${mobileType}.title`)}</h2>
      <p className="mt-1 text-sm text-muted">{t(`install.${mobileType}.browser`)}</p>
      <ol className="mt-4 flex list-decimal flex-col gap-2 pl-5">
        {steps.map((step) => (
          <li key={step}>{t(`install.${mobileType}.${step}`)}</li>
        ))}
      </ol>
      {mobileType === 'android' && install && (
        <Button tone="primary" className="mt-5" onClick={install}>
          {t('install.now')}
        </Button>
      )}
    </section>
  )
}

/** Says that the app is installed already; determined in the browser. */
function InstalledNote() {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  return (
    isHydrated &&
    isInstalled() && (
      <p role="status" className="mt-4 font-strong text-success">
        {t('install.already')}
      </p>
    )
  )
}
