import { useRef } from 'react'

/** The header with an idempotency key for a body: the same body has the same key, so that a repeated request writes once. */
export function useRequestKey() {
  const last = useRef({ content: '', key: '' })
  return (body: object) => {
    const content = JSON.stringify(body)
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    return { 'idempotency-key': last.current.key }
  }
}
