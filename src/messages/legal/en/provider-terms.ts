import type { LegalText } from '../legal-text.ts'

/** What the page says about versions, beside the text. */
export const versionWords = {
  version: 'Version {{number}}, valid since {{day}}.',
  coming: 'From {{day}} version {{number}} holds.',
} as const

export const providerTerms: LegalText = {
  title: 'Terms for salons',
  since: '2026-11-22',
  intro: [
    'You offer treatments here; we show them, keep your calendar and take bookings for you. These are the terms under which we do that together.',
  ],
  articles: [
    {
      header: 'Who and what',
      items: [
        {
          text: 'We bring customers and salons together. The contract for a treatment is between the customer and you.',
        },
        {
          text: 'By “salon” we mean everybody who offers treatments through this site:',
          subItems: ['with premises of their own;', 'at the customer’s home;', 'or both.'],
        },
        {
          text: 'These terms hold for all we do for you here. Conditions of your own do not hold towards us.',
        },
      ],
      notes: [
        '“We” are the operator of this site, named above. This is business between businesses: consumer law does not apply between you and us.',
      ],
    },
    {
      header: 'Registering',
      items: [
        {
          text: 'When you register you tell us truthfully',
          subItems: [
            'who you are: name, address, telephone and email;',
            'your KVK number, and your VAT id if you have one;',
            'which treatments you give, and that you have the papers and insurance they ask for.',
          ],
        },
        {
          text: 'We check what can be checked in public registers before your page is shown, and may ask for proof. Changes you pass on within two weeks.',
        },
        { text: 'Whoever uses your account acts for you. Give nobody your password.' },
      ],
      notes: [
        'A marketplace must know who trades on it (art. 30 Digital Services Act), and reports once a year to the tax authority what salons earned through it (DAC7). You get a copy of that report first.',
      ],
    },
    {
      header: 'Your page',
      items: [
        {
          text: 'You keep your page right: treatments, durations, prices, opening hours, place or range.',
        },
        {
          text: 'Texts and pictures on it',
          subItems: [
            'are yours, or you may use them;',
            'show people only with their consent;',
            'promise no medical result and mislead nobody.',
          ],
        },
        {
          text: 'You let us show them here, in our mails and in search engines, free of charge and for as long as you are with us.',
        },
      ],
      notes: [
        'Laser treatment, tattooing and some injections are reserved or need a permit. What you may not give, you do not offer here.',
      ],
    },
    {
      header: 'Bookings',
      items: [
        {
          text: 'A booking binds you from the moment it is confirmed. Unless you choose to look at requests first, that is at once.',
        },
        {
          text: 'So that no hour is sold twice,',
          subItems: [
            'you note appointments made elsewhere in your calendar here;',
            'you close the days and hours on which you do not work in good time;',
            'you answer requests within the term that you set yourself.',
          ],
        },
        { text: 'You give the treatment yourself, or have it given by somebody who is as able.' },
      ],
      notes: [
        'Two confirmed bookings can never take the same time here: the database itself refuses the second.',
      ],
    },
    {
      header: 'Cancelling and not turning up',
      items: [
        {
          text: 'The customer cancels free of charge until the moment that stands with the booking. We always name that moment as a day and an hour.',
        },
        {
          text: 'If you cancel,',
          subItems: [
            'you do so as early as you can;',
            'the customer is told at once and gets a receipt;',
            'we charge nothing.',
          ],
        },
        {
          text: 'If the customer does not come, you mark the appointment as a no-show within 24 hours. A compensation you may ask is between you and the customer, and reasonable.',
        },
      ],
      notes: [
        'Since 19 June 2026 cancelling must be as easy as booking. Hence two steps and a receipt by mail, and no telephone call.',
      ],
    },
    {
      header: 'Prices and VAT',
      items: [
        {
          text: 'Your prices include VAT: 9 % for hairdressing, 21 % for other treatments, unless the law says otherwise for you.',
        },
        {
          text: 'What you ask at the desk',
          subItems: [
            'is never more than the price in the confirmation for what was booked;',
            'contains no costs the customer did not see before the button;',
            'follows the discount that was promised.',
          ],
        },
        {
          text: 'You are free to ask other prices elsewhere. The customer pays you; we hold no money of yours.',
        },
      ],
      notes: [
        'We ask no share of a booking, not of a first one either. What we do ask is in article 9.',
      ],
    },
    {
      header: 'Reviews',
      items: [
        {
          text: 'Whoever had a visit booked here may review it once, by name or without. We show good and bad ones alike and sell no removal.',
        },
        {
          text: 'You do not',
          subItems: [
            'write reviews of yourself or have them written;',
            'offer something for a good one, or threaten over a bad one;',
            'name what a customer came for when you reply.',
          ],
        },
        {
          text: 'You may reply in public, once to each review. What is unlawful or not about a visit you report; we decide with reasons.',
        },
      ],
      notes: ['The page [How reviews are checked](/review-checks) says the same to customers.'],
    },
    {
      header: 'Order in the list',
      items: [
        {
          text: 'Results are ordered by rules that are the same for all. The page [How results are ranked](/ranking) names them and what weighs most.',
        },
        {
          text: 'Your place does not change by',
          subItems: [
            'the plan you have, or what you pay;',
            'whether you also sell elsewhere, or for less;',
            'whether you are ours or somebody else’s.',
          ],
        },
        { text: 'A salon that is hidden or has no active treatment is not in the list.' },
      ],
      notes: ['This is what article 5 of Regulation (EU) 2019/1150 asks of us.'],
    },
    {
      header: 'Plans and paying',
      items: [
        {
          text: 'What a plan contains and costs is on the [pricing page](/pricing). What is marked “soon” there does not exist yet and is part of a plan only once it does. Prices there are a month, in euros, without VAT for businesses.',
        },
        {
          text: 'A trial is free and',
          subItems: [
            'ends by itself if you do not go on;',
            'asks for no payment details;',
            'is given once a salon.',
          ],
        },
        {
          text: 'You pay in advance, each month, and can stop at the end of any month. A price goes up only after notice under article 12.',
        },
      ],
      notes: [
        'The software is open source: you may also run it yourself, without us and without a plan.',
      ],
    },
    {
      header: 'Data',
      items: [
        {
          text: 'You receive of a customer what the visit needs: name, email, telephone, what was booked, the address for a treatment at home, and what the customer wrote to you.',
        },
        {
          text: 'You use that only',
          subItems: [
            'for the visit and what follows from it;',
            'for mail the customer asked for;',
            'for as long as you need or the law asks.',
          ],
        },
        {
          text: 'For your own records you are responsible under the GDPR; for this site we are. You tell us within a day of a leak that touches customers from here. Your own data you may take with you at any time, in a form that machines read.',
        },
      ],
      notes: [
        'Facts about health, such as an allergy, are special. Note only what the treatment needs, and delete it after.',
      ],
    },
    {
      header: 'Liability',
      items: [
        {
          text: 'You answer to the customer for the treatment, and keep us clear of claims about it.',
        },
        {
          text: 'We answer for harm that is the direct consequence of our failing,',
          subItems: [
            'up to what you paid us in the twelve months before, with a least of € 500;',
            'not for profit missed or for data you could have kept yourself;',
            'without a limit for intent or gross negligence.',
          ],
        },
        { text: 'You report harm within two months after you noticed it.' },
      ],
      notes: ['We advise an insurance for business liability. For some treatments it is a duty.'],
    },
    {
      header: 'Changing these terms',
      items: [
        {
          text: 'We announce a change by mail, at least thirty days ahead; longer when it asks you to adapt something technical.',
        },
        {
          text: 'No such time is needed when',
          subItems: [
            'the law obliges us to change at once;',
            'there is a danger to people, data or the site;',
            'the change only favours you.',
          ],
        },
        { text: 'If you do not agree, you may end the agreement before the change takes effect.' },
      ],
      notes: ['Article 3 of Regulation (EU) 2019/1150 asks fifteen days; we give thirty.'],
    },
    {
      header: 'Ending and disputes',
      items: [
        {
          text: 'You may stop at the end of any month. Bookings made before stand, unless you cancel them yourself.',
        },
        {
          text: 'We may end the agreement with thirty days’ notice, or hide your page at once when',
          subItems: [
            'you harm customers, or offer what you may not;',
            'what you told us of yourself is not true;',
            'you break these terms again after a warning.',
          ],
        },
        {
          text: 'You hear beforehand, or at the latest at that moment, what we do and why, and you can object; a person who did not decide it looks again within fourteen days.',
        },
        {
          text: 'Dutch law applies. Before going to court both try to agree with a mediator; the court of our own place is competent.',
        },
      ],
      notes: [
        'Articles 4, 11 and 12 of Regulation (EU) 2019/1150: reasons for a decision, a complaint that is heard, and mediation.',
      ],
    },
  ],
}
