import type { install as english } from '../en/install.ts'
import type { Words } from '../words.ts'

export const install = {
  heading: 'Bloesem op je beginscherm',
  lead: 'Eén tik en je kunt boeken. Het komt van deze site, niet uit een appwinkel, en neemt bijna geen ruimte in.',
  already: 'Bloesem staat op je beginscherm: je gebruikt het nu.',
  now: 'Nu installeren',
  ios: {
    title: 'iPhone en iPad',
    browser: 'In Safari, en in de meeste andere browsers ook.',
    first: 'Tik op Deel: het vierkantje met de pijl omhoog.',
    second: 'Scrol naar beneden en tik op Zet op beginscherm.',
    third: 'Tik op Voeg toe. De bloem staat nu tussen je apps.',
  },
  android: {
    title: 'Android',
    browser: 'In Chrome, en in de meeste andere browsers ook.',
    first: 'Tik op het menu: de drie puntjes naast het adres.',
    second: 'Tik op App installeren, of op Toevoegen aan startscherm.',
    third: 'Tik op Installeren. De bloem staat nu tussen je apps.',
  },
  gains: {
    title: 'Wat je eraan hebt',
    start: 'Het opent meteen en vult het hele scherm.',
    offline:
      'Je volgende afspraken kun je lezen zonder verbinding, in de metro of in het buitenland.',
    nothing: 'Het vraagt niets van je: geen locatie, geen contacten, geen meldingen op je scherm.',
  },
  remove:
    'Genoeg van? Verwijder het als elke andere app. Wat deze browser van je afspraken bewaarde, is weg zodra je uitlogt.',
} satisfies Words<typeof english>
