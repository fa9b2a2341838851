/** How reviews are checked: what the law wants told (art. 6:193d BW, Directive 2019/2161). */
export const reviewChecks = {
  title: 'How reviews are checked',
  lead: 'Every review here is of a visit that was booked here and took place. This is how we see to that, and what we do not do.',
  who: {
    title: 'Who can write',
    account: 'Only the customer of the appointment, signed in with an address that was confirmed.',
    after:
      'Only once the visit is over. An appointment that was cancelled or missed has no review.',
    once: 'One review per visit. It cannot be written over by a second one.',
    owner: 'A salon’s owner cannot review their own salon, not even as its customer.',
  },
  ask: {
    title: 'Who is asked',
    text: 'Whoever had a visit gets one mail the morning after, whatever the salon and however it went. Nobody is paid for a review or gets a discount for it, and a salon cannot choose who is asked.',
  },
  shown: {
    title: 'What is shown',
    all: 'All reviews, good and bad, the newest first. Nothing is read or weighed before it appears.',
    average: 'The average is the plain mean of all stars that are shown, to one decimal.',
    names: 'A first name and the first letter of the surname, no more.',
    anonymous:
      'Who wishes stays anonymous, also to the salon. That it was a real visit is known all the same.',
    reply: 'A salon may reply in public. It cannot change or remove a review.',
    gone: 'Whoever deletes their account leaves the review behind, without a name.',
  },
  removed: {
    title: 'What is taken away',
    text: 'Anybody can report a review. The operator looks at it, and hides it only where',
    reasons: {
      'not-a-visit': 'it is not about a visit to this salon;',
      personal: 'it names a person or tells what is private;',
      offensive: 'it insults, threatens or discriminates;',
      advertising: 'it is advertising.',
    },
    not: 'That it is bad for a salon is no reason. A hidden review no longer counts in the average. Its writer and who reported it hear why, and can object. We do not tell the writer who reported.',
  },
  demo: 'In a demo installation the salons and their reviews are made up.',
} as const
