import type { contactMail as english } from '../en/contact-mail.ts'
import type { Words } from '../words.ts'

export const contactMail = {
  receipt: {
    kinds: {
      'contact-us': {
        subject: 'We hebben je bericht',
        heading: 'Fijn dat je schrijft',
        opening: 'Iemand leest het en antwoordt hier.',
      },
      'contact-sales': {
        subject: 'We hebben je vraag over de pakketten',
        heading: 'Leuk dat je interesse hebt',
        opening: 'Je hoort van ons.',
      },
      'demo-scheduling': {
        subject: 'We hebben je aanvraag voor een demo',
        heading: 'We laten het je graag zien',
        opening: 'We kijken naar de dag die je koos en mailen je hoe je meedoet.',
      },
      registration: {
        subject: 'We hebben je aanmelding',
        heading: 'Je salon is er bijna',
        opening: 'We bekijken wat je stuurde en mailen je om samen je agenda klaar te maken.',
      },
    },
    notYou: 'Was jij dit niet? Dan typte iemand een verkeerd adres en hoef je niets te doen.',
    link: 'Naar de site',
  },
  operator: {
    kinds: {
      'contact-us': 'Een bericht',
      'contact-sales': 'Een vraag over de pakketten',
      'demo-scheduling': 'Een aanvraag voor een demo',
      registration: 'Een salon die mee wil doen',
    },
    subject: '{{kind}}: {{name}}',
    opening: 'Van {{name}}.',
    answer: 'Antwoorden',
    labels: {
      email: 'E-mail',
      phone: 'Telefoon',
      businessName: 'Salon',
      plan: 'Pakket',
      demo: 'Demo',
      message: 'Bericht',
      source: 'Geschreven op',
      services: 'Diensten',
      experience: 'Jaren ervaring',
      postalCode: 'Postcode',
      kvk: 'KVK-nummer',
      vat: 'Btw-id',
      language: 'Taal',
    },
  },
} satisfies Words<typeof english>
