import { expect, test } from 'vitest'
import { renderHtml } from '../../../testing/render-html.tsx'
import { DropCard } from './drop-card.tsx'
import { UploadCard } from './upload-card.tsx'

test.each([
  ['nl', 'Kies hem op je iPhone zelf, dan wordt het vanzelf een JPG.'],
  ['en', 'Choose it on your iPhone itself, which makes it a JPG.'],
] as const)(
  '[WORK-144] in %s a HEIC picture is refused with what to do, and is not tried again',
  async (language, what) => {
    const file = new File([], 'IMG_0001.HEIC', { type: 'image/heic' })
    const upload = { id: 1, name: file.name, file, sentBytes: 0, totalBytes: 0 }
    const card = (
      <UploadCard
        upload={{ ...upload, state: 'failed', refusal: 'heic' }}
        onStop={() => undefined}
        onRetry={() => undefined}
      />
    )
    const { html, text } = await renderHtml(card, language)
    expect(text).toContain(what)
    expect(html.split('<button')).toHaveLength(2)
  },
)

// Safari on an iPhone converts a photo to JPEG for a field that asks for JPEG and not for HEIC.
test('[WORK-144] both fields for pictures ask for JPEG and not for HEIC', async () => {
  const { html } = await renderHtml(<DropCard onFiles={() => undefined} />)
  const accepted = [...html.matchAll(/accept="([^"]*)"/g)].map(([, types]) => types)
  expect(accepted).toEqual(Array(2).fill('image/jpeg,image/png,image/webp,image/avif'))
})
