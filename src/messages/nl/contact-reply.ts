import type { contactReply as english } from '../en/contact-reply.ts'
import type { Words } from '../words.ts'

export const contactReply = {
  subjects: {
    'contact-us': 'Re: je bericht [{{reference}}]',
    'contact-sales': 'Re: je vraag over de pakketten [{{reference}}]',
    'demo-scheduling': 'Re: je aanvraag voor een demo [{{reference}}]',
  },
  heading: 'Hallo {{name}}',
  opening: 'Je schreef ons op {{day}}. Dit is ons antwoord.',
  label: 'Antwoord',
  note: 'Antwoord op deze mail en laat [{{reference}}] in het onderwerp staan: dan vinden we je bericht meteen.',
  link: 'Naar de site',
  templates: {
    demo: 'De tijd die je koos past ons. We mailen je een dag van tevoren een link voor het beeldgesprek.',
    more: 'Kun je ons iets meer vertellen, zodat we je goed kunnen helpen?',
    data: 'Je kunt alles wat we over je bewaren downloaden of wissen: log in en open Je gegevens.',
    thanks: 'Dank dat je het meldt. We gaan ernaar kijken.',
  },
} satisfies Words<typeof english>
