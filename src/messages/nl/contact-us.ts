import type { contact_us as english } from '../en/contact-us.ts'
import type { Words } from '../words.ts'

export const contact_us = {
  title: 'Vraag het ons',
  intro:
    'Een mens leest dit en antwoordt per mail. Gaat het over een afspraak? Dan weet je salon er meer van.',
  name: 'Naam',
  email: 'E-mailadres',
  emailHint: 'Hier antwoorden we.',
  phone: 'Telefoonnummer',
  message: 'Bericht',
  placeholder: 'Wat kunnen we voor je doen?',
  withoutScript:
    'Zonder JavaScript kunnen we dit formulier niet versturen, en in je browser staat het uit.',
  mailInstead: 'Je kunt ons ook mailen: <1>{{email}}</1>.',
  keeping: 'We bewaren je bericht om je te helpen, en hooguit twee jaar.',
  submit: 'Verstuur je bericht',
  sending: 'Versturen …',
  required: {
    name: 'Vul je naam in.',
    email: 'Vul je e-mailadres in.',
    message: 'Schrijf wat we voor je kunnen doen.',
  },
  validEmail: 'Een e-mailadres ziet eruit als naam@voorbeeld.nl.',
  validPhone:
    'Hooguit {{most}} cijfers, spaties en streepjes, zoals 06-12345678 of +31 6 12345678.',
  tooLong: 'Maak je bericht korter: hooguit {{most}} tekens.',
  error_message: 'Je bericht is niet verstuurd. Het staat er nog.',
  thanks: 'Dank je wel, {{name}}',
  success_message: 'Je bericht is binnen. We antwoorden op {{email}}.',
  search: 'Naar de salons',
  quicker: {
    title: 'Misschien sneller',
    move: 'Afspraak verzetten of annuleren',
    moveText: 'Vanuit de afspraak zelf',
    review: 'Schrijf een review',
    reviewText: 'Vanuit de afspraak, als die is geweest',
    joinText: 'Vijf minuten invullen',
  },
} satisfies Words<typeof english>
