import { useRouter } from '@tanstack/react-router'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Column } from '../../ui/page.tsx'
import { useCheckout } from '../booking/booking-store.ts'
import { PageFrame } from '../shell/page-frame.tsx'

/** The page shown when a salon failed to load (row PROFILE-01): names the salon, offers a retry; the cart stays. */
export function FailedProviderPage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const router = useRouter()
  const name = useCheckout(({ provider, providerInfo }) =>
    provider === userName.toLowerCase() ? providerInfo?.profile.fullName : undefined,
  )
  return (
    <PageFrame>
      <Column>
        <EmptyState
          heading="h1"
          art={
            <SceneDrawing
              of="no-access"
              className="aspect-[16/10] w-full rounded-xl object-cover"
            />
          }
          title={name ? t('provider.failedTitle', { name }) : t('provider.failedTitlePlain')}
          action={
            <>
              <Button tone="primary" onClick={() => router.invalidate()}>
                {t('common.retry')}
              </Button>
              <ButtonLink to="/">{t('errors.unexpected.home')}</ButtonLink>
            </>
          }
        >
          {t('provider.failedText')}
        </EmptyState>
      </Column>
    </PageFrame>
  )
}
