import type { dashboard as english } from '../en/dashboard.ts'
import type { Words } from '../words.ts'

export const dashboard = {
  title: 'Mijn overzicht',
  signInReason: 'Log in om te zien wat eraan komt. Je komt op deze pagina terug.',
  signedOut: {
    title: 'Log in om te zien wat eraan komt',
    text: 'Je volgende afspraak, wat daarna komt en de salons die je bewaart.',
  },
  greeting: {
    night: 'Hallo',
    morning: 'Goedemorgen',
    afternoon: 'Goedemiddag',
    evening: 'Goedenavond',
  },
  greetingTo: '{{greeting}}, {{name}}',
  welcome: {
    title: 'Welkom bij Bloesem',
    titleTo: 'Welkom bij Bloesem, {{name}}',
    text: 'Wat je boekt en de salons die je bewaart, staan hier voor je klaar.',
    close: 'Sluit het welkom',
  },
  all: 'Alle afspraken',
  next: 'Je volgende afspraak',
  nextAt: '{{day}} om {{time}}',
  countdown: {
    today: 'vandaag om {{time}}',
    tomorrow: 'morgen om {{time}}',
    days_one: 'over {{count}} dag',
    days_other: 'over {{count}} dagen',
    underWay: 'nu bezig',
    over: 'geweest',
  },
  view: 'Bekijk afspraak',
  viewAt: 'bij {{salon}}, {{moment}}',
  total: 'Totaal',
  after: 'Daarna',
  favourites: 'Jouw favorieten',
  book: 'Boek nu',
  rebook: 'Boek opnieuw bij {{salon}}',
  nothing: {
    onDay: 'op {{moment}}',
    title: 'Niets op de agenda',
    favourite: 'Naar een van je favorieten? {{salon}} heeft {{when}} plek.',
    text: 'Kies een salon en een tijd die vrij is. Je afspraak komt dan hier te staan.',
  },
  empty: {
    title: 'Je hebt nog niets geboekt',
    heart: 'Tik op het hartje bij een salon, dan staat hij hier voor je klaar.',
  },
  promotion: {
    percentage: '{{percentage}}% korting',
    amount: '{{amount}} korting',
    until: '{{discount}} tot en met {{day}}.',
    fromUntil: '{{discount}} vanaf {{minimum}}, tot en met {{day}}.',
    times: 'Bekijk tijden',
    timesAt: 'bij {{salon}}',
  },
  failed: 'Je overzicht is niet geladen',
} satisfies Words<typeof english>
