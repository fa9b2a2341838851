import MapPinOff from 'lucide-react/icons/map-pin-off'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadingMessage } from '../../ui/spinner.tsx'
import type { MapPhase } from './map-loading.ts'

interface MapStatusProps {
  phase: MapPhase
  onRetry: () => void
  /** Another action beside the retry. */
  back?: ReactNode
}

/** Shows that the map is loading, or an error with a retry (row MAP-02). */
export function MapStatus({ phase, onRetry, back }: MapStatusProps) {
  const { t } = useTranslation()
  if (phase === 'loading') {
    return (
      <div className="absolute inset-0 grid place-items-center">
        <LoadingMessage label={t('search.map.loading')} />
      </div>
    )
  }
  return phase === 'error' ? <MapLoadError onRetry={onRetry} back={back} /> : null
}

function MapLoadError({ onRetry, back }: Omit<MapStatusProps, 'phase'>) {
  const { t } = useTranslation()
  return (
    <div className="absolute inset-0 grid place-items-center p-4">
      <div
        role="alert"
        className="flex w-full max-w-90 flex-col items-center rounded-xl bg-surface px-5 py-7 text-center shadow-pop"
      >
        <span className="mb-4 grid size-13 place-items-center rounded-full bg-warning-soft text-warning">
          <Icon of={MapPinOff} />
        </span>
        <p className="font-strong">{t('search.map.failed.title')}</p>
        <p className="mt-1.5 mb-4 text-sm text-muted">{t('search.map.failed.text')}</p>
        <div className="flex flex-wrap justify-center gap-x-1 gap-y-2">
          <Button size="sm" onClick={onRetry}>
            <Icon of={RotateCw} size="sm" />
            {t('common.retry')}
          </Button>
          {back}
        </div>
      </div>
    </div>
  )
}

export function ZoomButtons({ onZoom }: { onZoom: (step: 1 | -1) => void }) {
  const { t } = useTranslation()
  return (
    <div className="ml-auto grid gap-2">
      <IconButton icon={Plus} label={t('search.map.zoomIn')} onClick={() => onZoom(1)} />
      <IconButton icon={Minus} label={t('search.map.zoomOut')} onClick={() => onZoom(-1)} />
    </div>
  )
}
