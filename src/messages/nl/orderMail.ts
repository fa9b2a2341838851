import type { OrderMailWords } from '../en/orderMail.ts'

export const orderMail = {
  customer: {
    confirmed: {
      subject: ({ salon, when }) => `Geboekt: ${when}, ${salon}`,
      heading: ({ day, firstName }) => `Tot ${day}, ${firstName}`,
      opening: ({ salon }) => `Je afspraak bij ${salon} staat.`,
    },
    requested: {
      subject: ({ salon, when }) => `Aangevraagd: ${when}, ${salon}`,
      heading: ({ firstName }) => `Je aanvraag is onderweg, ${firstName}`,
      opening: ({ salon }) =>
        `${salon} bekijkt elke boeking zelf en laat het je weten. Tot die tijd houden we de tijd voor je vrij.`,
    },
    cancelled: {
      subject: ({ salon, when }) => `Geannuleerd: ${when}, ${salon}`,
      heading: 'Je afspraak is geannuleerd',
      byReader: ({ salon, cancelledAt }) =>
        `Je hebt je afspraak bij ${salon} geannuleerd op ${cancelledAt}.`,
      byOther: ({ salon, cancelledAt }) =>
        `${salon} heeft je afspraak geannuleerd op ${cancelledAt}.`,
      note: 'Het kost je niets. Bewaar deze mail: het is je bewijs.',
    },
    total: {
      salon: 'Te betalen in de salon',
      doorstep: 'Te betalen bij het bezoek',
      cancelled: 'Niet meer te betalen',
    },
    freeUntil: (moment) => `Annuleren is gratis tot ${moment}.`,
    freeNoMore: (phone) =>
      `Online annuleren kan niet meer, daarvoor is het te kort dag. Bel de salon: ${phone}.`,
    contract: ({ salon, kvk, phone, email }) =>
      `Je afspraak is met ${salon}${kvk ? ` (KVK ${kvk})` : ''}. Vragen? Bel ${phone} of mail ${email}.`,
    link: 'Bekijk je afspraak',
  },
  salon: {
    confirmed: {
      subject: ({ customer, when }) => `Nieuwe boeking: ${when}, ${customer}`,
      heading: 'Je hebt een nieuwe boeking',
      opening: ({ customer }) =>
        `${customer} heeft een afspraak geboekt. De tijd staat in je agenda.`,
    },
    requested: {
      subject: ({ customer, when }) => `Nieuwe aanvraag: ${when}, ${customer}`,
      heading: 'Je hebt een nieuwe aanvraag',
      opening: ({ customer }) =>
        `${customer} vraagt een afspraak aan. De tijd blijft vrij tot je antwoordt.`,
    },
    cancelled: {
      subject: ({ customer, when }) => `Geannuleerd: ${when}, ${customer}`,
      heading: 'Een boeking is geannuleerd',
      byReader: ({ customer, cancelledAt }) =>
        `Je hebt de afspraak van ${customer} geannuleerd op ${cancelledAt}.`,
      byOther: ({ customer, cancelledAt }) => `${customer} heeft geannuleerd op ${cancelledAt}.`,
      note: 'De tijd is weer vrij in je agenda.',
    },
    total: { salon: 'Te ontvangen', doorstep: 'Te ontvangen', cancelled: 'Niet meer te ontvangen' },
    link: 'Bekijk de boeking',
  },
  labels: {
    when: 'Wanneer',
    where: 'Waar',
    who: 'Wie',
    what: 'Wat',
    discount: 'Korting',
    message: 'Bericht aan de salon',
    reason: 'Reden',
    number: 'Boekingsnummer',
  },
  atTheSalon: (place) => `In de salon: ${place}`,
  atHome: (place) => `Aan huis: ${place}`,
  clock: (city) => `tijd in ${city}`,
  duration: ({ hours, minutes }) =>
    [hours > 0 && `${hours} uur`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' '),
  free: 'Gratis',
  includingVat: (vat) => `inclusief ${vat}`,
  vat: ({ amount, rate }) => `${amount} btw (${rate}%)`,
  and: ' en ',
} satisfies OrderMailWords
