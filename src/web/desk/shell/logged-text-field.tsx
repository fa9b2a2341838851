import type { ComponentProps } from 'react'
import { useTranslation } from '../../language.ts'
import { TextAreaField } from '../../ui/field.tsx'

/**
 * A field for the facts or the reason of an act. They stay when the person they are about is erased, which its hint says
 * (DESK-216).
 */
export function LoggedTextField({ hint, ...props }: ComponentProps<typeof TextAreaField>) {
  const { t } = useTranslation()
  return (
    <TextAreaField
      {...props}
      hint={
        <>
          {hint} {t('desk.loggedHint')}
        </>
      }
    />
  )
}
