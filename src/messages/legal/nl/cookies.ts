import type { LegalText } from '../legal-text.ts'

export const cookies: LegalText = {
  title: 'Cookies',
  since: '2026-11-22',
  intro: [
    'Dit zijn alle cookies die er zijn. De site heeft ze nodig voor wat je vraagt. Daarom wil de wet er geen toestemming voor (art. 11.7a Telecommunicatiewet) en is er geen banner.',
  ],
  articles: [
    {
      header: 'Voor iedereen',
      items: [{ text: 'Gezet als je een taal kiest, zoekt of als de pagina kijkt wie je bent.' }],
      table: {
        columns: ['Naam', 'Waarvoor', 'Hoe lang'],
        rows: [
          ['language', 'de taal die je koos', '1 jaar'],
          ['last-search', 'waar en naar welke behandeling je het laatst zocht', '90 dagen'],
          [
            'sid',
            'een nummer voor deze browser, zodat niemand iets uit jouw naam kan sturen; __Host-sid waar de site over https gaat',
            '30 dagen',
          ],
          ['XSRF-TOKEN', 'het bewijs dat daarbij hoort', '30 dagen'],
        ],
      },
    },
    {
      header: 'Als je inlogt',
      items: [
        {
          text: 'Gezet als je inlogt, weg als je uitlogt. Alleen die van de inlogpagina blijven tot ze verlopen, zonder dat er nog iemand bij hoort. Die ertoe doen, kunnen scripts niet lezen.',
        },
        {
          text: 'Naast die van de inlogpagina staat er nog een, met .sig achter de naam: het zegel waaraan we zien dat niemand de eerste veranderde.',
        },
      ],
      table: {
        columns: ['Naam', 'Waarvoor', 'Hoe lang'],
        rows: [
          ['returnUrl', 'de pagina waar we je naar terugbrengen', 'een half uur'],
          [
            'sign-in',
            'hoe je het inloggen afmaakt, als de opslag van je browser dicht zit',
            '10 minuten',
          ],
          ['identity_step', 'waar je bent met inloggen', '1 uur'],
          ['identity_resume', 'hoe het daarna verdergaat', '1 uur'],
          ['identity_session', 'dat je bent ingelogd op onze inlogpagina', 'een half jaar'],
          [
            'identity_device',
            'dat er eerder met deze browser is ingelogd: raden anderen bij je naam, dan kun jij er nog in',
            '1 jaar',
          ],
          ['sign_up', 'bij welke aanmelding een code hoort, als een app je aanmeldt', '7 dagen'],
          ['access_token', 'wie je bent, bij elke aanroep', '1 uur, vernieuwd zolang je er bent'],
          ['id_token', 'je naam en adres voor de pagina', '1 uur, vernieuwd zolang je er bent'],
          ['refresh_token', 'om die twee te vernieuwen', '30 dagen'],
          ['token_type', 'wat voor soort het zijn', '1 uur, vernieuwd zolang je er bent'],
          ['expires_in', 'wanneer ze verlopen', '1 uur, vernieuwd zolang je er bent'],
          ['is_authenticated', 'dat hier iemand is ingelogd', '30 dagen'],
          [
            'last-change',
            'wanneer je het laatst iets veranderde, zodat de volgende pagina het laat zien; alleen als de site meer databases heeft',
            '1 minuut',
          ],
        ],
      },
    },
    {
      header: 'In de opslag van je browser',
      items: [{ text: 'Dit blijft op je apparaat. Alleen wat je verstuurt, gaat weg.' }],
      table: {
        columns: ['Naam', 'Waarvoor', 'Hoe lang'],
        rows: [
          ['language', 'de taal die je koos', 'tot je het wist'],
          [
            'booking.…',
            'de boeking die je maakt: salon, behandelingen, tijd, wat je typte',
            '3 dagen',
          ],
          [
            'form.…',
            'wat je in een formulier typte en nog niet hebt verstuurd: een bericht, een aanmelding',
            'tot je het verstuurt of het tabblad sluit',
          ],
          [
            'favourites.…',
            'salons die je bewaart terwijl je niet bent ingelogd',
            '3 dagen, of tot je inlogt',
          ],
          ['sign-in', 'hoe je het inloggen afmaakt', 'tot je bent ingelogd'],
          [
            'returned-to',
            'de pagina waar je na het inloggen terugkwam',
            'tot je het tabblad sluit',
          ],
          [
            'access_token, id_token, refresh_token',
            'om van het inloggen de cookies hierboven te maken',
            'nog geen seconde',
          ],
          [
            'tsr-scroll-restoration…',
            'hoe ver je gescrold was, zodat je daar met Terug weer bent',
            'tot je het tabblad sluit',
          ],
          ['signed-out', 'om je te zeggen dat je bent uitgelogd', 'tot je het hebt gelezen'],
          ['own-visits', 'je volgende afspraken, om te lezen zonder verbinding', 'tot je uitlogt'],
          [
            'own-agenda',
            'als je bij een salon werkt en de agenda opent: vandaag en morgen, met wie er komt, om te lezen zonder verbinding',
            'tot je uitlogt, of tot deze dagen voorbij zijn en je Bloesem weer opent',
          ],
          ['shell-…', 'de bestanden waar pagina’s uit bestaan, niets van jou', 'twee versies'],
          ['asked-version', 'de nieuwe versie die je uitstelde', 'tot je het wist'],
          ['install.dismissed', 'wanneer je het niet op je beginscherm wilde', 'dat telt 30 dagen'],
        ],
      },
      notes: ['Op een gedeelde computer: log uit als je klaar bent, dan is ook weg wat je typte.'],
    },
  ],
}
