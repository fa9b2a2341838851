export const invitationMail = {
  subject: '{{salon}} invites you',
  heading: 'Work along at {{salon}}',
  opening: '{{inviter}} invites you to work in Bloesem for {{salon}}.',
  openingOfSalon: '{{salon}} invites you to work in Bloesem for it.',
  openingOfOperator: 'Your salon {{salon}} is ready in Bloesem. Open it and make it yours.',
  salon: 'Salon',
  role: 'Your role',
  roles: {
    owner: { name: 'Owner', may: 'You may do everything, also invite others and change settings.' },
    manager: {
      name: 'Manager',
      may: 'You run the agenda, clients, treatments, opening hours and numbers.',
    },
    staff: { name: 'Staff', may: 'You run the agenda and clients, and see the numbers.' },
    reception: { name: 'Reception', may: 'You answer requests and book visits for clients.' },
  },
  address: 'Sign in or sign up with {{email}}. With another address the invitation does not work.',
  life: 'The link works until {{day}}, {{time}}.',
  notYou: 'Do you not know this salon? Then you need not do anything.',
  welcome: {
    subject: 'Your salon may open',
    heading: 'Your salon may open, {{name}}',
    opening:
      'We have looked at {{salon}}. Open your salon, and in a quarter of an hour your hours and treatments are there.',
    note: 'From us',
    hidden: 'Nobody sees your salon yet. You show your page once everything is right.',
    notYou: 'Did you not ask for this? Do nothing, and this invitation ends by itself.',
    link: 'Open your salon',
  },
  link: 'View the invitation',
} as const
