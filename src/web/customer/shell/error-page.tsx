import type { ComponentProps, ReactNode } from 'react'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Column } from '../../ui/page.tsx'
import { PageFrame } from './page-frame.tsx'

/** The page shown after an unexpected error (row APP-17). */
export function ErrorPage() {
  const { t } = useTranslation()
  return (
    <ErrorLayout
      art="no-access"
      title={t('errors.unexpected.title')}
      text={t('errors.unexpected.text')}
    >
      {/* A full reload: the page would not retry a failed import. */}
      <Button tone="primary" onClick={() => window.location.reload()}>
        {t('common.retry')}
      </Button>
      <ButtonLink to="/">{t('errors.unexpected.home')}</ButtonLink>
    </ErrorLayout>
  )
}

/** The layout of error pages: picture, code, title, text and actions. */
export function ErrorLayout(props: {
  art: ComponentProps<typeof SceneDrawing>['of']
  code?: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <PageFrame>
      <Column className="py-6 md:py-14">
        <div className="mx-auto max-w-[35rem] text-center">
          <SceneDrawing
            of={props.art}
            className="mb-7 aspect-[16/10] w-full rounded-xl object-cover"
          />
          {props.code && <p className="serif text-lg text-accent">{props.code}</p>}
          <h1 className="mt-1.5 mb-2.5">{props.title}</h1>
          <p className="mx-auto mb-6 max-w-[44ch] text-balance text-muted">{props.text}</p>
          <div className="flex flex-wrap justify-center gap-3">{props.children}</div>
        </div>
      </Column>
    </PageFrame>
  )
}
