import type { ReactNode } from 'react'

/** A sentence of our own words in which the part between <1> and </1> is drawn another way. */
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
