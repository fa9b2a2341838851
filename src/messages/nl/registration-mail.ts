import type { registrationMail as english } from '../en/registration-mail.ts'
import type { Words } from '../words.ts'

export const registrationMail = {
  linkLife: 'De link werkt {{days}} dagen.',
  question: {
    subject: 'Een vraag over je salon',
    heading: 'Een vraag over je salon',
    opening: 'We bekijken je aanmelding en willen eerst nog iets van je weten.',
    label: 'Onze vraag',
    note: 'Tot je antwoordt gebeurt er niets met je aanmelding.',
    link: 'Geef antwoord',
  },
  refusal: {
    subject: 'Over je aanmelding',
    heading: 'We kunnen je salon niet openen',
    opening: 'We hebben je aanmelding bekeken en besloten je salon niet te openen.',
    ground: 'Reden',
    grounds: {
      'trade-register': 'Het KVK-nummer hoort bij een ander, of naam of adres wijken af',
      'already-here': 'De salon staat er al',
      'outside-offer': 'Buiten ons gebied of aanbod',
      other: 'Een andere reden',
    },
    label: 'Toelichting',
    effect: 'Je salon krijgt hier geen pagina. Is dit veranderd, dan mag je je opnieuw aanmelden.',
    objection:
      'Niet mee eens? Schrijf binnen zes maanden naar {{email}}. Iemand anders dan wie besliste kijkt dan opnieuw, als er iemand anders is.',
    objectionHere:
      'Niet mee eens? Schrijf ons binnen zes maanden via de contactpagina. Iemand anders dan wie besliste kijkt dan opnieuw, als er iemand anders is.',
    link: 'Neem contact op',
  },
  confirmation: {
    subject: 'Bevestig je mailadres',
    heading: 'Nog één stap',
    opening:
      'Bevestig dat dit jouw adres is en vertel waar je salon is. Dan maken we hem klaar, onzichtbaar, en krijg je de link om hem te openen.',
    note: 'Was jij dit niet? Dan typte iemand een verkeerd adres en hoef je niets te doen.',
    link: 'Bevestig',
  },
} as const satisfies Words<typeof english>
