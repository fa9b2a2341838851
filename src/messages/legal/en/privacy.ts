import type { LegalText } from '../legal-text.ts'

export const privacy: LegalText = {
  title: 'Privacy',
  since: '2026-11-22',
  intro: [
    'We keep what a booking needs and little else. We sell nothing, show no advertising, and follow nobody from site to site. That is why no cookie banner stood in your way.',
  ],
  articles: [
    {
      header: 'Who is responsible',
      items: [
        {
          text: 'The operator of this site, named above, decides what is kept here and why. Questions about your data go there.',
        },
        {
          text: 'The salon you book at is responsible itself for what it does with the details of your visit.',
        },
      ],
    },
    {
      header: 'What we keep, why and how long',
      items: [{ text: 'Everything there is stands in this table.' }],
      table: {
        columns: ['What', 'Why', 'Ground', 'How long'],
        rows: [
          [
            'Account: name, user name, email, telephone, role, and the picture from another sign-in service',
            'to know you and fill in your details',
            'contract',
            'until you delete it',
          ],
          [
            'Password, as a hash that cannot be turned back',
            'to let only you in',
            'contract',
            'until you delete the account',
          ],
          [
            'Your second step of signing in: the key of your app, encrypted, your passkeys with their names, and your recovery codes as hashes',
            'to let only you in',
            'contract',
            'until you turn it off or delete the account',
          ],
          [
            'Who you are at another sign-in service, if you use one',
            'to sign you in by it',
            'contract',
            'until you delete the account',
          ],
          ['Sign-up that was not confirmed', 'to send the code', 'contract', '7 days'],
          [
            'That you are signed in, in which browser, and codes we mailed you',
            'so that you need not sign in at every page',
            'contract',
            'until they expire: codes a quarter of an hour, sign-ins half a year at most',
          ],
          [
            'Mails to you, where this site has no mail service',
            'so that they can be read after all',
            'contract',
            '30 days',
          ],
          [
            'Booking: treatments, time, amounts, status and how it changed, your name',
            'the visit, and the books of the salon and of us',
            'contract, and the law (art. 52 AWR)',
            '8 years after the visit; without you once you delete your account',
          ],
          [
            'With a booking: email, telephone, address and how far it is, remarks, reason for cancelling',
            'so that the salon can reach and find you, and to ask you once how it was',
            'contract',
            '2 years after the visit, or until you delete your account',
          ],
          [
            'Other addresses for mails about your bookings, and the codes that prove them',
            'to mail you where you asked, and nobody else',
            'contract',
            'for as long as a booking names them: 2 years, or until you delete your account; unproven, a day',
          ],
          [
            'A mark of every booking you send',
            'so that the same booking does not come twice',
            'contract',
            '7 days',
          ],
          [
            'A time kept free while you fill in a booking',
            'so that nobody takes it meanwhile',
            'contract',
            'an hour at most',
          ],
          [
            'What a salon keeps about you as its client: name, telephone, email, a note, and whether it takes bookings from you',
            'so that the salon knows who comes, and nobody books a salon full',
            'legitimate interest',
            '2 years after the last visit, or until the salon erases it or you delete your account',
          ],
          [
            'At which salons you work, in which role and since when, which mails of it you want, until when you have seen what customers did there, the devices on which you get notifications, when you are busy by calendars that you added, and when you were mailed new terms for salons',
            'so that you can answer and see what is booked there',
            'contract',
            'until the salon ends it or you delete your account; a device until you turn it off or sign out on it, a calendar until it is removed, that you were mailed until you delete your account',
          ],
          [
            'An invitation to work at a salon: your email address, the role and who invites',
            'so that you can accept it',
            'contract',
            '30 days after it was answered, withdrawn or expired',
          ],
          [
            'That a visit is not yours, when you say so by the link in a mail: a hash of your email address, for that salon',
            'so that the salon does not mail you again',
            'legal obligation',
            'as long as the salon is here',
          ],
          [
            'Favourites',
            'to show them to you again',
            'contract',
            'until you remove them or the account',
          ],
          [
            'Review: stars, words, your name (which nobody sees where you chose anonymous), of which visit, and the salon’s reply',
            'so that others can choose',
            'legitimate interest',
            'for as long as it stands here; without you once you delete your account',
          ],
          [
            'Salon: whose it is, address, email, telephone, links, KVK number and VAT id, menu, pictures, opening hours and when it is closed',
            'to show the salon and let people book, and because the law asks it of a trader',
            'contract, and the law (art. 6:230m of the Dutch Civil Code)',
            'until eight years after the last appointment that was reported; at once when nothing was to be reported and the owner leaves',
          ],
          [
            'For the tax office, where this market asks it: name, address, birth date, BSN or RSIN, VAT id and account of who has a salon, encrypted, and what the salon earned per quarter',
            'to report every year what salons earned here',
            'the law (DAC7)',
            'for as long as the salon is here, and then until the operator removes it',
          ],
          [
            'Message, request for a demo, registration of a salon with our notes, report or objection with its decision',
            'to answer it, and to tell who is concerned why we decided so',
            'legitimate interest, or steps before a contract',
            '2 years',
          ],
          [
            'Counts of what is done here: page, step, search; no name, address or number',
            'to see where the site fails people',
            'legitimate interest',
            '13 months',
          ],
          [
            'What operators did about your account, salon, booking or review, when and why; the log has no names and no addresses',
            'to account for what operators decide',
            'legitimate interest',
            'always; once your account is deleted it leads to nobody',
          ],
          [
            'Technical log: time, page, outcome; addresses and numbers masked',
            'to find faults and fend off attacks',
            'legitimate interest',
            'as long as the operator’s log is kept',
          ],
          [
            'How often an account or an internet address asked something, and how many mails went to an address',
            'to stop abuse',
            'legitimate interest',
            'two days at most',
          ],
        ],
      },
      notes: [
        'We do not ask how you are. If you write something about your health to a salon, it stands in your remark and goes with it.',
      ],
    },
    {
      header: 'Who sees it',
      items: [
        {
          text: 'The salon you book at sees your booking and the details with it. Other salons and visitors do not.',
        },
        {
          text: 'Beyond that only whoever works for us:',
          subItems: [
            'the host of the server this site runs on;',
            'the mail service that delivers confirmations and reminders;',
            'a sign-in service, if you choose it to sign in;',
            'if you work at a salon and turn notifications on: the push service of your browser (Google, Apple, Mozilla or Microsoft). It delivers them encrypted and cannot read them.',
          ],
        },
        {
          text: 'They may use it for nothing else. We hand it to an authority only where a law obliges us.',
        },
      ],
    },
    {
      header: 'Maps and places',
      items: [
        {
          text: 'The map is drawn from data of our own: nobody else learns where you look. If the operator has switched on map pictures of another service, such as the Dutch Kadaster (PDOK), your browser fetches those there.',
        },
        {
          text: 'A place you type is looked up in a list of our own. If the operator has switched on another service for it, such as the Locatieserver of the Kadaster (PDOK), our server asks there: that service gets what you typed, and not who you are or from where you ask. For a visit at your home it gets the postal code, to know how far it is.',
        },
        {
          text: 'We never ask your browser where you are.',
        },
      ],
    },
    {
      header: 'Cookies',
      items: [
        {
          text: 'We use only what signing in, your language and your safety need. The page [Cookies](/cookies) lists every one.',
        },
      ],
    },
    {
      header: 'Your rights',
      items: [
        {
          text: 'On the page “My data” you can, at any time and without giving a reason,',
          subItems: [
            'take along everything that is kept about you, in a form that machines read;',
            'delete your account: what can go goes at once, and bookings the law wants kept stay without you. An appointment still to come is cancelled first.',
          ],
          link: { text: 'To My data', path: '/my-data' },
        },
        {
          text: 'You cannot sign in, or wrote to us from another address? Ask the operator. Backups are overwritten in time by the operator; until then you are still in those. An account at another service that you sign in with is deleted at that service.',
        },
        {
          text: 'You may also have something corrected, object to a use, or ask us to limit it. We answer within a month.',
        },
        {
          text: 'Not content? You can complain to the Dutch Data Protection Authority (Autoriteit Persoonsgegevens).',
        },
      ],
    },
    {
      header: 'How we keep it safe',
      items: [
        {
          text: 'Connections are encrypted, passwords hashed with argon2id, sign-in tokens out of reach of scripts, keys encrypted. Who may see what is checked at every call.',
        },
        {
          text: 'If something does go wrong that can harm you, we tell you and the authority within the time the law sets.',
        },
      ],
    },
    {
      header: 'Changes',
      items: [
        {
          text: 'When we begin to keep something new or use something otherwise, we change this text first and say so here.',
        },
      ],
    },
  ],
}
