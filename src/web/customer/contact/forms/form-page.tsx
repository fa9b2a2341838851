import type { ReactNode } from 'react'
import type { SceneName } from '../../../art/cover/cover-style.ts'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { Column } from '../../../ui/page.tsx'

interface FormPageProps {
  title: string
  intro: ReactNode
  /** Shown under the picture. */
  aside: ReactNode
  scene: SceneName
  children: ReactNode
}

/** A form with a picture and text beside it. */
export function FormPage({ title, intro, aside, scene, children }: FormPageProps) {
  return (
    <Column className="grid items-start justify-between gap-x-16 gap-y-10 pt-8 pb-14 md:pt-10 xl:grid-cols-[minmax(0,37.5rem)_minmax(0,23.75rem)]">
      <div className="min-w-0 max-w-150 wrap-anywhere">
        <h1>{title}</h1>
        <p className="mt-2 mb-6 text-muted">{intro}</p>
        {children}
      </div>
      <aside className="card max-w-150 overflow-hidden">
        <CoverPicture
          userName="bloesem"
          scene={scene}
          palette="butter"
          className="block aspect-video w-full bg-surface-accent object-cover"
        />
        <div className="p-6">{aside}</div>
      </aside>
    </Column>
  )
}
