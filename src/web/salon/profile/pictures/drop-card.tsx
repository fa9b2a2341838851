import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, useRef } from 'react'
import { PICTURE_MEDIA_TYPES } from '#domain/picture/picture.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Takes pictures by file, and on phones by the camera. */
export function DropCard({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    target.value = '' // so that the same file can be chosen again
  }
  const input = { type: 'file', accept: PICTURE_MEDIA_TYPES.join(','), onChange: take } as const
  return (
    <li className="grid min-h-56 place-content-center justify-items-center gap-1.5 rounded-lg border-[1.5px] border-dashed border-line-strong bg-surface-soft p-5 text-center">
      <Icon of={ImagePlus} className="text-accent" />
      <p className="font-strong max-lg:hidden">{t('salonProfile.uploading.drop')}</p>
      <p className="text-sm text-muted">{t('salonProfile.uploading.formats')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button size="sm" onClick={() => files.current?.click()}>
          {t('salonProfile.uploading.choose')}
        </Button>
        <Button size="sm" className="lg:hidden" onClick={() => camera.current?.click()}>
          <Icon of={Camera} size="sm" />
          {t('salonProfile.uploading.camera')}
        </Button>
      </div>
      <input {...input} ref={files} multiple hidden data-testid="picture-files" />
      <input {...input} ref={camera} capture="environment" hidden />
    </li>
  )
}
