import type { errors as english } from '../en/errors.ts'
import type { Words } from '../words.ts'

export const errors = {
  navigationError: 'Die pagina ging niet open. Probeer het nog eens.',
  unexpected: {
    title: 'Deze pagina kwam niet door',
    text: 'Er ging iets mis aan onze kant. Wat je hebt ingevuld, is er nog.',
    home: 'Terug naar zoeken',
  },
  noAccess: {
    title: 'Geen toegang',
    text: 'Deze pagina is van iemand anders. Misschien ben je ingelogd met een ander adres? Je eigen afspraken zijn één stap verder.',
    home: 'Naar de startpagina',
    switchAccount: 'Wissel van account',
  },
} satisfies Words<typeof english>
