import type { restrictionMail as english } from '../en/restriction-mail.ts'
import type { Words } from '../words.ts'

export const restrictionMail = {
  pause: {
    subject: '{{salon}} is gepauzeerd, en waarom',
    heading: '{{salon}} is gepauzeerd',
    effect:
      'Vanaf {{from}} is {{salon}} niet te vinden en niet te boeken. Staande afspraken gaan door. Je kunt de pauze zelf beëindigen bij je instellingen.',
    term: 'Tot je de pauze zelf beëindigt bij je instellingen.',
  },
  hide: {
    subject: '{{salon}} is verborgen, en waarom',
    heading: '{{salon}} is verborgen',
    effect:
      'Vanaf {{from}} is {{salon}} niet te vinden en niet te boeken. Staande afspraken gaan door.',
    term: 'Tot het is aangepast. Laat het weten, dan kijken we opnieuw.',
  },
  end: {
    subject: '{{salon}} stopt bij Bloesem op {{lastDay}}, en waarom',
    heading: 'We beëindigen {{salon}} bij Bloesem',
    effect:
      'De laatste dag van {{salon}} bij Bloesem is {{lastDay}}. Tot dan blijft alles zoals het is. Daarna is de salon niet te vinden en niet te boeken. Afspraken na die dag worden geannuleerd; klanten horen het veertien dagen van tevoren en betalen niets. Reviews verdwijnen met de pagina.',
    term: 'Voorgoed. Tot en met {{archiveDay}} kun je inloggen en alles meenemen als één bestand.',
  },
  endNow: {
    subject: '{{salon}} is beëindigd, en waarom',
    heading: 'We hebben {{salon}} bij Bloesem beëindigd',
    effect:
      'Vanaf {{from}} is {{salon}} niet te vinden en niet te boeken. Afspraken die nog komen worden geannuleerd; klanten horen het nu en betalen niets. Reviews verdwijnen met de pagina.',
    term: 'Voorgoed. Tot en met {{archiveDay}} kun je inloggen en alles meenemen als één bestand.',
  },
  lifted: {
    pause: {
      subject: '{{salon}} is niet meer gepauzeerd',
      heading: '{{salon}} is niet meer gepauzeerd',
      opening:
        'We hebben ons besluit van {{decidedDay}} teruggenomen. Klanten kunnen {{salon}} weer vinden en boeken.',
    },
    hide: {
      subject: '{{salon}} is weer te vinden',
      heading: '{{salon}} is weer te vinden',
      opening:
        'We hebben ons besluit van {{decidedDay}} teruggenomen. Klanten kunnen {{salon}} weer vinden en boeken.',
    },
    end: {
      subject: '{{salon}} blijft bij Bloesem',
      heading: '{{salon}} blijft bij Bloesem',
      opening:
        'We hebben de beëindiging van {{decidedDay}} teruggenomen. Afspraken die daardoor zijn geannuleerd, blijven geannuleerd.',
    },
  },
  stillPaused: {
    subject: '{{salon}} is niet meer verborgen',
    heading: '{{salon}} is niet meer verborgen',
    opening:
      'We hebben ons besluit van {{decidedDay}} teruggenomen. {{salon}} staat nog op pauze. Bij je instellingen zet je de pagina aan.',
  },
  stillOff: {
    subject: 'We hebben een besluit over {{salon}} teruggenomen',
    heading: 'We hebben een besluit over {{salon}} teruggenomen',
    opening:
      'We hebben ons besluit van {{decidedDay}} teruggenomen. {{salon}} is om een andere reden nog niet te vinden.',
  },
  rows: {
    ground: 'Grond',
    facts: 'Feiten',
    effect: 'Wat er verandert',
    term: 'Hoe lang',
    why: 'Waarom',
  },
  grounds: {
    'misleading-data':
      'Voorwaarden voor salons, artikel 2.1 en 3.1: onjuiste of misleidende gegevens',
    'visits-not-kept': 'Voorwaarden voor salons, artikel 4.1: bevestigde afspraken niet nakomen',
    'unlawful-content': 'Voorwaarden voor salons, artikel 3.2: teksten of foto’s die niet mogen',
    'repeated-breach': 'Voorwaarden voor salons, artikel 13.2: opnieuw na een waarschuwing',
    law: 'De wet: {{law}}',
    'own-request': 'Je vroeg er zelf om',
  },
  object:
    'Niet eens? Antwoord op deze mail, binnen zes maanden. Iemand anders kijkt opnieuw, als er iemand anders is. Je kunt ook naar een erkend geschillenorgaan of de rechter.',
  human: 'Een mens heeft dit besloten, geen programma.',
  link: 'Open je salon',
  customerNote:
    'Deze salon stopt bij Bloesem: de laatste dag hier is {{day}}. Je afspraak is daarna, daarom hebben we hem geannuleerd.',
  closed: 'Stopt bij Bloesem',
} as const satisfies Words<typeof english>
