import type { busyPage as english } from '../en/busy-page.ts'
import type { Words } from '../words.ts'

export const busyPage = {
  title: 'Een ogenblik',
  text: 'Het is even heel druk. Probeer het over een paar seconden nog eens.',
  again: 'Probeer het opnieuw',
} as const satisfies Words<typeof english>
