import type { registrationLink as english } from '../en/registration-link.ts'
import type { Words } from '../words.ts'

export const registrationLink = {
  loadFailed: 'Je aanmelding is niet geladen',
  answer: {
    title: 'Een vraag over je salon',
    question: 'Onze vraag',
    label: 'Jouw antwoord',
    hint: 'Eén zin mag genoeg zijn. Hooguit {{most}} tekens.',
    missing: 'Schrijf eerst je antwoord.',
    submit: 'Verstuur mijn antwoord',
    sending: 'Versturen …',
    failed: 'Je antwoord is niet verstuurd. Het staat er nog.',
    doneTitle: 'Dank je wel',
    done: 'We hebben je antwoord en gaan verder met je aanmelding.',
  },
  confirm: {
    title: 'Nog één stap',
    text: 'Vertel hoe je salon heet en waar hij is. Niemand ziet hem tot jij hem aanzet.',
    fullName: 'Naam van je salon',
    street: 'Straat en huisnummer',
    postalCode: 'Postcode {{postalCode}}',
    city: 'Stad op de kaart',
    cityHint: 'De dichtstbijzijnde. Het punt op de kaart zet je later.',
    choose: 'Kies een stad',
    category: 'Wat je het meest doet',
    noCategory: 'Kies later',
    missing: 'Vul eerst naam, straat en stad in.',
    submit: 'Maak mijn salon',
    sending: 'Maken …',
    failed: 'Je salon is niet gemaakt. Wat je invulde staat er nog.',
    doneTitle: 'Je salon staat er',
    done: 'Je krijgt een mail met de link om hem te openen. Die werkt veertien dagen.',
  },
  ended: {
    title: 'Deze link is gebruikt',
    text: 'Hier hoef je niets meer te doen. Je krijgt een mail als er iets verandert.',
  },
  unknown: {
    title: 'Deze link is onbekend',
    text: 'Misschien heeft een nieuwere mail een andere link. Kijk in je mail, of schrijf ons.',
  },
  contact: 'Neem contact op',
  home: 'Naar de site',
} as const satisfies Words<typeof english>
