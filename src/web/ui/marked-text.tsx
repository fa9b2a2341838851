import type { ReactNode } from 'react'

/** A message whose part between <1> and </1> is rendered by `children`. */
export function MarkedText(props: { text: string; children: (part: string) => ReactNode }) {
  const [before, part = '', after] = props.text.split(/<\/?1>/)
  return (
    <>
      {before}
      {props.children(part)}
      {after}
    </>
  )
}
