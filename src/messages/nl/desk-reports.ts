import type { deskReports as english } from '../en/desk-reports.ts'
import type { Words } from '../words.ts'

export const deskReports = {
  title: 'Meldingen',
  lead: 'Besluit zo snel als zorgvuldig kan; wij houden vijf werkdagen aan. Elke melder kreeg direct een ontvangstmail.',
  states: { open: 'Open', objection: 'Bezwaren', decided: 'Besloten' },
  badges: { open: 'Open', objection: 'Bezwaar', decided: 'Besloten' },
  filter: 'Welke meldingen',
  failed: 'De meldingen zijn niet geladen',
  oneFailed: 'De melding is niet geladen',
  none: {
    open: 'Er wacht geen melding.',
    objection: 'Er wacht geen bezwaar.',
    decided: 'Er is nog niets besloten.',
  },
  more: 'Toon meer',
  loading: 'Laden',
  kinds: { review: 'Review', reply: 'Antwoord', picture: 'Foto', provider: 'Salon' },
  at: {
    review: 'Review bij {{salon}}',
    reply: 'Antwoord van {{salon}}',
    picture: 'Foto bij {{salon}}',
    provider: '{{salon}}',
  },
  rowTitle: '{{reason}}? {{about}}',
  by: {
    provider: 'Gemeld door de salon, {{day}}',
    named: 'Gemeld door {{name}}, {{day}}',
    nobody: 'Gemeld zonder naam, {{day}}',
    own: 'Zelf gezien, {{day}}',
  },
  decided: { none: 'Blijft staan, {{day}}', hide: 'Verborgen, {{day}}' },
  what: {
    title: 'Waar het over gaat',
    gone: 'De salon heeft het weggehaald.',
    hidden: 'Nu verborgen',
    shown: 'Nu te zien',
    stars: '{{count}} van 5 sterren',
    marked: 'Gemarkeerd door de melder.',
    reply: 'Antwoord van de salon',
    salon: 'De salon in het beheer',
    view: 'Bekijk de pagina van de salon',
  },
  report: {
    title: 'De melding',
    noMessage: 'Zonder woorden.',
    reason: 'Gekozen reden: {{reason}}.',
  },
  facts: {
    title: 'Wat je moet weten',
    visit: 'Het bezoek was op {{day}}, {{status}}.',
    noVisit: 'Er is geen bezoek meer: het account is gewist.',
    noReviews: 'Geen andere review van deze schrijver.',
    reviews_one: '{{count}} andere review van deze schrijver.',
    reviews_other: '{{count}} andere reviews van deze schrijver.',
    salon_one: 'De salon meldde in een jaar één keer iets; daardoor verborgen: {{hidden}}.',
    salon_other: 'De salon meldde in een jaar {{count}} keer iets; daardoor verborgen: {{hidden}}.',
    others_one:
      '{{count}} andere melding hierover. Het blijft verborgen zolang één ervan het verbergt.',
    others_other:
      '{{count}} andere meldingen hierover. Het blijft verborgen zolang één ervan het verbergt.',
  },
  statuses: {
    PENDING: 'aangevraagd',
    CONFIRMED: 'bevestigd',
    COMPLETED: 'geweest',
    CANCELLED: 'geannuleerd',
    DECLINED: 'afgewezen',
    NO_SHOW: 'niet gekomen',
  },
  history: {
    title: 'Wat er besloten is',
    decision: '{{who}}: {{effect}}',
    commandLine: 'Opdrachtregel of een gewist account',
    effects: { none: 'blijft staan', hide: 'verborgen' },
    objections: { author: 'Bezwaar van de maker', reporter: 'Bezwaar van de melder' },
  },
  decide: {
    title: 'Besluit',
    again: 'Besluit over het bezwaar',
    effects: {
      none: 'Laat staan',
      hide: 'Verberg',
    },
    effectHints: {
      none: 'Kritiek mag, ook scherp.',
      hide: 'Van de pagina’s af, zonder einddatum. De sterren van een review tellen niet mee.',
    },
    hideSalon:
      'Van de pagina’s af tot jij de salon weer laat zien, met de reden per mail aan de eigenaren. Terugnemen doe je op de pagina van de salon.',
    alreadyHidden:
      'Deze salon is al van de pagina’s af door een besluit. Er komt geen tweede bij, en de eigenaren krijgen geen mail.',
    objection:
      'Beide kanten kunnen zes maanden bezwaar maken, met de link in hun mail. Iemand anders kijkt opnieuw, als er een collega is.',
    send_one: 'Besluit en verstuur {{count}} mail',
    send_other: 'Besluit en verstuur {{count}} mails',
    sendNone: 'Besluit',
    own: 'Dit is een bezwaar tegen je eigen besluit. Een collega besluit erover.',
    showFirst:
      'Toon de salon eerst weer op zijn eigen pagina: wie hem meldde zou anders lezen dat hij er weer staat.',
    failed: 'Er is niets besloten',
    changed: 'Een collega was je voor',
    changedText:
      '{{who}} besloot: {{effect}}. „{{facts}}” Je woorden staan er nog; van jou is niets verstuurd.',
    changedOnly:
      'De melding is intussen veranderd en staat er nu zoals hij is. Je woorden staan er nog; besluit opnieuw.',
    done: 'Besloten. De mails zijn onderweg.',
    toAuthor: 'De maker',
    toReporter: 'De melder',
    back: 'Terug',
  },
  assignee: {
    label: 'Wie dit doet',
    nobody: 'Niemand',
    failed: 'Niet gewijzigd',
    title: 'Behandeling',
  },
} satisfies Words<typeof english>
