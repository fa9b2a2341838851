import type { LegalText } from '../legal-text.ts'

export const terms: LegalText = {
  title: 'Terms',
  since: '2026-11-22',
  intro: [
    'You book a treatment here, you have it at the salon, and you pay the salon. We bring you together. These terms say what that means for you.',
  ],
  articles: [
    {
      header: 'Who is who',
      items: [
        {
          text: 'In these terms',
          subItems: [
            '“we” are the operator of this site, named above;',
            '“the salon” is whoever offers a treatment here, with premises or at your home;',
            '“you” are whoever looks around, books or writes a review.',
          ],
        },
        {
          text: 'The contract for a treatment is between you and the salon. We are not a party to it: we show what is free, take your booking and pass it on.',
        },
        {
          text: 'Salons here act in the course of a business. The page of a salon says how to reach it; a salon that has given its KVK number shows it.',
        },
      ],
    },
    {
      header: 'Your account',
      items: [
        { text: 'Looking around needs no account. Booking does, and it costs nothing.' },
        {
          text: 'You give a name and an e-mail address that are yours, and keep your password to yourself. Tell us at once when somebody else may know it.',
        },
        { text: 'You are at least sixteen, or a parent or guardian agrees.' },
        {
          text: 'You may stop at any time and have your account deleted. What we must keep by law is named in the [privacy statement](/privacy).',
        },
      ],
    },
    {
      header: 'Booking',
      items: [
        {
          text: 'Before the last button you see the treatments, the day and hour, the place, the total with VAT and any discount, and until when cancelling is free.',
        },
        {
          text: 'By pressing “Book with obligation to pay” you place an order. The contract is made when the confirmation is on your screen, and we mail it to you.',
        },
        {
          text: 'Some salons look at a request first. Then nothing is agreed until the salon says yes; a request nobody answered lapses after the term that the salon names, and never later than the hour it was for.',
        },
        {
          text: 'A treatment at home is booked for the address you give. It lies within the distance the salon travels, and somebody is there to open the door.',
        },
      ],
      notes: [
        'The button says so in full because the law asks for it (art. 6:230v of the Dutch Civil Code; Supreme Court 4 October 2024, ECLI:NL:HR:2024:1355).',
      ],
    },
    {
      header: 'Price and payment',
      items: [
        {
          text: 'Prices are in euros and include VAT. You pay the salon at the visit, in a way the salon accepts. We charge you nothing.',
        },
        {
          text: 'A discount holds under the conditions that stand beside it and is already taken off in the total you agree to.',
        },
        {
          text: 'If, with you in the chair, more turns out to be needed, the salon names the price first and you decide.',
        },
      ],
    },
    {
      header: 'Changing and cancelling',
      items: [
        {
          text: 'Until the moment that stands with your booking you change or cancel it here, free of charge and without a reason. You get a receipt by mail.',
        },
        {
          text: 'After that moment you reach the salon itself. It may ask a reasonable compensation, never more than the price of what was booked, and less what it saved by your not coming.',
        },
        {
          text: 'If the salon cancels, you owe nothing. What you lose by it you settle with the salon.',
        },
        {
          text: 'Where the law gives you fourteen days to withdraw from a contract made at a distance, you keep that right. By choosing a day within those fourteen days you ask the salon to begin earlier; once the treatment has been given, the right is gone.',
        },
      ],
      notes: [
        'Withdrawing needs no form: a message to the salon that says so is enough (art. 6:230o of the Dutch Civil Code).',
      ],
    },
    {
      header: 'At the visit',
      items: [
        {
          text: 'You come on time, and tell the salon beforehand what matters for the treatment, such as allergies, medicines or a pregnancy.',
        },
        {
          text: 'The salon is answerable for its work. Something wrong? Tell the salon first, and soon; it gets the chance to put it right.',
        },
        {
          text: 'If you do not come and do not cancel, the salon may note that and ask the compensation of article 5.',
        },
      ],
    },
    {
      header: 'Reviews and what you write',
      items: [
        {
          text: 'Only whoever had a visit booked here can review it, once. Nobody is paid for a review, and good and bad ones are treated alike.',
        },
        {
          text: 'You write about your own visit, and leave out',
          subItems: [
            'insults, threats and discrimination;',
            'private facts of others, such as the full name of whoever treated you;',
            'advertising and links.',
          ],
        },
        {
          text: 'You may review without your name. The salon still sees that a customer wrote it, and it still counts.',
        },
        {
          text: 'What you write stays yours. You let us show it here, free of charge, for as long as it stands here.',
        },
      ],
    },
    {
      header: 'How results are ranked',
      items: [
        {
          text: 'The order of results follows from rules that hold for every salon. No salon can pay for a better place.',
        },
        {
          text: 'The page [How results are ranked](/ranking) names those rules and what weighs most.',
        },
      ],
    },
    {
      header: 'Reporting what is wrong',
      items: [
        {
          text: 'If you see something here that is unlawful or breaks these terms, report it through the [contact page](/contact-us) or beside the review. Say what it is, where, and why.',
        },
        {
          text: 'A person looks at it. We tell whoever it concerns what we decided and why, and how to object within six months; you too, if you wrote how to reach you. Reporting beside a review takes no name: then you hear no more of it.',
        },
        {
          text: 'Whoever plainly and repeatedly misuses this site we may keep out, for a time or for good, after a warning where that is possible.',
        },
      ],
      notes: ['This is how articles 16, 17, 20 and 23 of the Digital Services Act work out here.'],
    },
    {
      header: 'What we answer for',
      items: [
        {
          text: 'We take care that this site works and that what it says is right, and mend what is not. We cannot promise that it is always there.',
        },
        {
          text: 'For the treatment itself the salon answers. For harm we caused by our own failing we answer to the extent the law lays down.',
        },
        {
          text: 'Nothing here limits liability for intent or gross negligence, or a right the law gives to consumers.',
        },
      ],
    },
    {
      header: 'Changes, law and disputes',
      items: [
        {
          text: 'We may change these terms and announce that here at least thirty days ahead. A booking keeps the terms it was made under.',
        },
        {
          text: 'Dutch law applies. If you live in another country of the European Union, the protection its law gives you remains.',
        },
        {
          text: 'A complaint about this site you send to us; we answer within fourteen days. If we do not agree, the competent court decides; for a consumer that may be the court where you live.',
        },
      ],
    },
  ],
}
