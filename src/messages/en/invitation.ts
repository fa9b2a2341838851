export const invitation = {
  title: 'Work along at {{salon}}',
  lead: '{{inviter}} invites you as {{role}}.',
  leadOfSalon: '{{salon}} invites you as {{role}}.',
  until: 'The invitation is for {{email}} and works until {{day}}, {{time}}.',
  roles: { owner: 'owner', manager: 'manager', staff: 'staff', reception: 'reception' },
  may: {
    owner: 'You may do everything in this salon, also invite others and change settings.',
    manager: 'You run the agenda, clients, treatments, opening hours and numbers.',
    staff: 'You run the agenda and clients, and see the numbers.',
    reception: 'You answer requests and book visits for clients.',
  },
  signIn: 'Sign in or sign up',
  signInReason: 'Sign in with the address that was invited, or sign up with it.',
  signInText: 'Use {{email}}: the invitation works with that address alone.',
  accept: 'Accept the invitation',
  accepting: 'Accepting',
  accepted: 'Welcome to {{salon}}.',
  decline: 'Decline',
  declining: 'Declining',
  failed: 'Your answer did not arrive',
  retrySafe: 'Trying again does no harm.',
  otherAccount: {
    title: 'You are signed in with another address',
    text: 'This invitation is for {{email}}, and your account {{user}} has another one. Sign in with that address, or ask for an invitation to your own.',
    action: 'Sign in with another account',
    failed: 'The sign-in cannot be reached right now. Try again.',
  },
  member: {
    title: 'You work at {{salon}} already',
    text: 'Your role stays as it is. You need not do anything.',
    action: 'Open the salon',
  },
  ended: {
    accepted: {
      title: 'This invitation has been used',
      text: 'Was it you? Sign in and open your salon. If not, ask {{salon}} for an invitation of your own.',
    },
    declined: {
      title: 'This invitation was declined',
      text: 'Would you like to join after all? Ask {{salon}} for a new invitation.',
    },
    withdrawn: {
      title: 'This invitation was withdrawn',
      text: '{{salon}} has withdrawn it. Do you think that is a mistake? Ask for a new one.',
    },
    expired: {
      title: 'This invitation has expired',
      text: 'It worked until {{day}}. Ask {{salon}} to send it again; that takes one press.',
    },
  },
  unknown: {
    title: 'We do not know this invitation',
    text: 'Did you get another mail after this one? Then use the link in the last one. Otherwise ask the salon to invite you again.',
  },
  openSalon: 'To your salon',
  home: 'To the home page',
  loadFailed: 'The invitation did not load',
} as const
