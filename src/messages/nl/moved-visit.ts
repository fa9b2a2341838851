import type { movedVisit as english } from '../en/moved-visit.ts'
import type { Words } from '../words.ts'

export const movedVisit = {
  title: 'De salon heeft je afspraak verplaatst',
  agreedTitle: 'Je bent akkoord met de nieuwe tijd',
  was: 'Was',
  is: 'Wordt',
  fromSalon: 'Van de salon',
  free: {
    online:
      'Komt dat niet uit? Kies een andere tijd of annuleer. Dat is gratis tot <1>{{moment}}</1>.',
    byPhone:
      'Komt dat niet uit? Bel de salon voor een andere tijd, of annuleer. Dat is gratis tot <1>{{moment}}</1>.',
  },
  late: 'Komt dat niet uit? Bel de salon.',
  agree: 'Akkoord',
  agreeing: 'Je akkoord wordt genoteerd',
  signIn: 'Log in om akkoord te gaan met de nieuwe tijd.',
  failed: 'Je akkoord is nog niet genoteerd',
} as const satisfies Words<typeof english>
