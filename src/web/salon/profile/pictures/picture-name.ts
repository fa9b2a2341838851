import { useTranslation } from '../../../language.ts'

/** The place of a picture as shown, and as it is called. */
export function usePictureName(index: number): { number: string; name: string } {
  const { t } = useTranslation()
  const number = index + 1
  if (index === 0) {
    return { number: t('salonProfile.pictures.shortCover'), name: t('salonProfile.pictures.cover') }
  }
  return {
    number: t('salonProfile.pictures.short', { number }),
    name: t('salonProfile.pictures.number', { number }),
  }
}
