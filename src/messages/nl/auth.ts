import type { auth as english } from '../en/auth.ts'
import type { Words } from '../words.ts'

export const auth = {
  accountCreated: 'Je account is aangemaakt',
  signOutSuccess: 'Je bent uitgelogd',
  signOutError: 'Uitloggen is niet gelukt. Probeer het nog eens.',
} satisfies Words<typeof english>
