import type { deskStart as english } from '../en/desk-start.ts'
import type { Words } from '../words.ts'

export const deskStart = {
  title: 'Word beheerder',
  text: 'Deze link maakt je account beheerder van deze markt. Hij werkt één keer, tot {{until}}.',
  visitor: 'Log in, of maak eerst een account. Daarna kom je hier terug.',
  signIn: 'Inloggen of account maken',
  signInReason: 'Log in om beheerder te worden.',
  account: 'Je bent ingelogd als {{name}}.',
  accept: 'Maak {{name}} beheerder',
  accepting: 'Een moment…',
  otherAccount: 'Ander account',
  noSignIn: 'Inloggen kan nu niet. Probeer het zo nog eens.',
  operator: 'Je account is al beheerder.',
  desk: 'Naar het beheer',
  failed: 'Je bent geen beheerder geworden',
  ended: 'Deze link werkt niet meer',
  endedText:
    'Hij is gebruikt of verlopen, of er is een nieuwere. Met “npm run admin -- operator-link” op de server krijg je een andere.',
  loadFailed: 'De link werd niet geladen',
  home: 'Naar de site',
} satisfies Words<typeof english>
