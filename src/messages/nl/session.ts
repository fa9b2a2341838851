import type { session as english } from '../en/session.ts'
import type { Words } from '../words.ts'

export const session = {
  title: 'Bijna klaar',
  text: 'Log in om verder te gaan. Wat je hebt gekozen, blijft staan.',
  signIn: 'Inloggen',
  signUp: 'Account maken',
  social: 'Verder met {{name}}',
  leaving: 'Inlogpagina openen',
  failed: 'De inlogpagina ging niet open. Probeer het nog eens.',
  login: {
    title: 'Inloggen',
    text: 'Bekijk je afspraken en boek sneller.',
  },
  callback: {
    waiting: 'Je wordt ingelogd',
    failedTitle: 'Inloggen is niet gelukt',
    failedText:
      'Het inloggen duurde te lang of is halverwege gestopt. Wat je hebt gekozen, is er nog.',
  },
} satisfies Words<typeof english>
