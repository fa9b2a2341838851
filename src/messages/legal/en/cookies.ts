import type { LegalText } from '../legal-text.ts'

export const cookies: LegalText = {
  title: 'Cookies',
  since: '2026-11-22',
  intro: [
    'These are all the cookies there are. The site needs each of them for what you ask of it, so the law asks no consent for them (art. 11.7a of the Telecommunications Act), and there is no banner.',
  ],
  articles: [
    {
      header: 'For everybody',
      items: [
        { text: 'Set when you choose a language, search, or when the page checks who you are.' },
      ],
      table: {
        columns: ['Name', 'What for', 'How long'],
        rows: [
          ['language', 'the language you chose', '1 year'],
          ['last-search', 'where and for which treatment you searched last', '90 days'],
          [
            'sid',
            'a number for this browser, so that nobody can send something in your name; __Host-sid where the site is reached by https',
            '30 days',
          ],
          ['XSRF-TOKEN', 'the proof that belongs to it', '30 days'],
        ],
      },
    },
    {
      header: 'When you sign in',
      items: [
        {
          text: 'Set by signing in, cleared by signing out. Only those of the sign-in page stay until they expire, with nobody in them any more. Scripts cannot read those that matter.',
        },
        {
          text: 'Those of the sign-in page have a second one beside them, with .sig behind the name: the seal by which we see that nobody changed the first.',
        },
      ],
      table: {
        columns: ['Name', 'What for', 'How long'],
        rows: [
          ['returnUrl', 'the page to lead you back to', 'half an hour'],
          [
            'sign-in',
            'how to finish the sign-in you began, where your browser’s storage is blocked',
            '10 minutes',
          ],
          ['identity_step', 'where you are in signing in', '1 hour'],
          ['identity_resume', 'how to go on after it', '1 hour'],
          ['identity_session', 'that you are signed in at our sign-in page', 'half a year'],
          [
            'identity_device',
            'that somebody signed in with this browser before: a name that others guess at stays open to you',
            '1 year',
          ],
          ['sign_up', 'which sign-up a code belongs to, where an app signs you up', '7 days'],
          ['access_token', 'who you are, at every call', '1 hour, renewed while you are here'],
          ['id_token', 'your name and address for the page', '1 hour, renewed while you are here'],
          ['refresh_token', 'to renew the two above', '30 days'],
          ['token_type', 'the kind of those', '1 hour, renewed while you are here'],
          ['expires_in', 'when they expire', '1 hour, renewed while you are here'],
          ['is_authenticated', 'that somebody is signed in here', '30 days'],
          [
            'last-change',
            'when you changed something last, so that the next page shows it; only where the site has several databases',
            '1 minute',
          ],
        ],
      },
    },
    {
      header: 'In your browser’s own storage',
      items: [{ text: 'This stays on your device. Only what you send leaves it.' }],
      table: {
        columns: ['Name', 'What for', 'How long'],
        rows: [
          ['language', 'the language you chose', 'until you clear it'],
          [
            'booking.…',
            'the booking you are making: salon, treatments, time, what you typed',
            '3 days',
          ],
          [
            'form.…',
            'what you typed into a form and have not sent: a message, a registration',
            'until you send it or close the tab',
          ],
          [
            'favourites.…',
            'salons you keep while you are not signed in',
            '3 days, or until you sign in',
          ],
          ['sign-in', 'how to finish the sign-in you began', 'until it is done'],
          ['returned-to', 'the page your last sign-in led back to', 'until you close the tab'],
          [
            'access_token, id_token, refresh_token',
            'to turn a sign-in into the cookies above',
            'less than a second',
          ],
          [
            'tsr-scroll-restoration…',
            'how far you had scrolled, so that Back brings you there again',
            'until you close the tab',
          ],
          ['signed-out', 'to tell you that you are signed out', 'until you are told'],
          [
            'own-visits',
            'your next appointments, to be read without a connection',
            'until you sign out',
          ],
          [
            'own-agenda',
            'if you work at a salon and open the agenda: today and tomorrow, with who comes, to be read without a connection',
            'until you sign out, or these days are over and you open Bloesem again',
          ],
          ['shell-…', 'the files that pages are made of, nothing of you', 'two versions'],
          ['asked-version', 'the new version you put off', 'until you clear it'],
          [
            'install.dismissed',
            'when you did not want it on your home screen',
            'it counts for 30 days',
          ],
        ],
      },
      notes: [
        'On a shared computer, sign out when you are done: it clears what you typed as well.',
      ],
    },
  ],
}
