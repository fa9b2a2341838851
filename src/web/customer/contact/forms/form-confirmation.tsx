import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { Column } from '../../../ui/page.tsx'

/** Replaces a form after it was sent. The heading takes the focus and is described by the text. */
export function FormConfirmation(props: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const textId = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <Column width="form" className="py-10">
      <div className="card overflow-hidden text-center">
        <CoverPicture
          userName="bloesem"
          scene="field"
          palette="butter"
          wide
          eager
          className="aspect-[4/1] w-full object-cover"
        />
        <div className="px-5 pt-7 pb-9">
          <h1
            ref={heading}
            tabIndex={-1}
            aria-describedby={textId}
            className="wrap-anywhere outline-none"
          >
            {props.title}
          </h1>
          <p id={textId} className="mt-2 text-balance text-muted wrap-anywhere">
            {props.text}
          </p>
          {props.children}
        </div>
      </div>
    </Column>
  )
}
