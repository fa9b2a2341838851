import { termsParagraphs } from '#domain/provider-terms/provider-terms.ts'

/** The terms for salons as plain paragraphs. */
export function TermsText({ text }: { text: string }) {
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere whitespace-pre-line">
      {termsParagraphs(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
