/** The page with plans and prices, and the form to talk about them. */
export const pricing = {
  hero: {
    title: 'A full agenda, and the evening off',
    text: 'Bloesem takes bookings day and night, keeps your hours and reminds your clients. You keep your hands free.',
  },
  startTrial: 'Start free trial',
  contact: 'Contact sales',
  contactAbout: 'about {{plan}}',
  scheduleDemo: 'Schedule a demo',
  mostPopular: 'Most popular',
  plans: {
    'software-only': { name: 'Software Only', text: 'Everything a chair for one needs.' },
    'software-marketing': {
      name: 'Software + Marketing',
      text: 'For a salon that would like to see new faces.',
    },
    'salon-package': {
      name: 'Salon Package',
      text: 'For a team behind one door, or behind five.',
    },
    custom: {
      name: 'Custom package',
      text: 'More than the Salon Package? Price on request.',
    },
  },
  per: { month: 'per month', 'location-and-month': 'per location, per month' },
  exVat: 'Excluding VAT',
  trial: '{{trial}} free to try',
  trials: {
    day_one: '{{count}} day',
    day_other: '{{count}} days',
    month_one: '{{count}} month',
    month_other: '{{count}} months',
  },
  /** Marks what does not exist yet. */
  soon: 'Soon',
  soonOf: 'Soon: {{features}}.',
  everythingIn: 'Everything in {{plan}}',
  features: {
    bookingManagement: 'Booking management',
    serviceMenu: 'Service menu',
    orderProcessing: 'Order processing',
    clientDatabase: 'Client database',
    mobileInterface: 'Made for your phone',
    analytics: 'Analytics',
    emailMarketing: 'Email marketing that runs by itself',
    freeEmails: 'Free marketing emails a month',
    textMessages: 'Texts and WhatsApp',
    onlineBooking: 'Online booking',
    paymentGateway: 'Payment gateway set up',
    googleReservations: 'Reservations by Google',
    unlimitedStaff: 'Unlimited staff per location',
    practitionerSchedules: 'Schedules for several practitioners',
    commissions: 'Commission and payout management',
    teamDashboards: 'Team dashboards',
    roles: 'Roles and permissions',
    businessCard: 'Business card design',
    customBranding: 'Custom branding',
    support: 'Support',
    adImpressions: 'Ad impressions a month',
    marketingTools: 'Marketing tools',
    adAnalytics: 'Meta, TikTok and Google ad analytics',
  },
  levels: {
    basic: 'basic',
    advanced: 'advanced',
    'several-locations': 'several locations',
    priority: 'with priority',
    'paid-apart': 'at extra cost',
  },
  range: '{{least}}\u00a0– {{most}}',
  extras: {
    integrations: 'Integrations',
    whiteLabel: 'White label',
    api: 'API',
    roundTheClock: '24/7 support',
  },
  services: { title: 'For every kind of salon', stop: 'Stop moving', play: 'Start moving' },
  comparison: {
    title: 'Side by side',
    feature: 'Feature',
    included: 'Included',
    excluded: 'Not included',
    groups: {
      coreFeatures: 'Core features',
      onlineBookings: 'Online bookings',
      teamManagement: 'Team management',
      businessServices: 'Business services',
      advertisingInsights: 'Advertising insights',
    },
  },
  faq: {
    title: 'Questions salons ask',
    /** A line of an answer is a paragraph. */
    questions: {
      cost: {
        question: 'What does Bloesem cost?',
        answer:
          'On your own you pay {{software}} a month, with marketing {{marketing}}, and as a team {{salon}} a month for each location. We take no share of a booking, not even of the first. Only texts, WhatsApp and marketing emails beyond the free ones come on top, and only if you want them.\nThe software is open source: you may also run it yourself, without us and without a plan.',
      },
      trial: {
        question: 'What happens after the trial?',
        answer:
          'Nothing by itself. You choose a plan or you stop; a trial asks for no payment details and ends without you doing anything.\nSoftware Only is free to try for {{softwareTrial}}, Software + Marketing for {{marketingTrial}} and the Salon Package for {{salonTrial}}, once a salon.',
      },
      vat: {
        question: 'Do these prices include VAT?',
        answer:
          'No. Plans are for businesses, so 21% VAT comes on top. You claim it back in your own return, unless you use the small businesses scheme (KOR).\nThe prices your clients see always include VAT: 9% for hairdressing, a private sauna and floating, 21% for other treatments.',
      },
      stop: {
        question: 'Can I stop when I want?',
        answer:
          'Yes, at the end of any month. You pay in advance, one month at a time.\nBookings made before stand, unless you cancel them yourself.',
      },
      payments: {
        question: 'How do clients pay, and when do I get my money?',
        answer:
          'They pay you, at the salon, the way they do now. We never hold money of yours, so there is no payout to wait for.\nWould you like a payment gateway of your own? Setting it up is part of every plan, and what it takes in goes straight to you.',
      },
      data: {
        question: 'Whose is my client list?',
        answer:
          'Yours. Of each booking you receive what the visit needs, and no other salon sees it. We sell nobody’s data.\nYour own data you may take with you at any time, in a file that a computer can read too.',
      },
      doubleBooking: {
        question: 'Can two clients book the same hour?',
        answer:
          'No. A time somebody has chosen is held for some minutes while they fill in the rest, and the database itself refuses a second booking at the same time.\nAppointments made elsewhere you note in your calendar here, and those hours are taken too.',
      },
      noShow: {
        question: 'What if a client cancels or does not turn up?',
        answer:
          'Cancelling is free until a moment we always give as a day and a time, before the booking and in its confirmation. The hour can be booked again at once.\nDid somebody not come? You mark the appointment as a no-show. A compensation is between you and the client.',
      },
      ranking: {
        question: 'Does a larger plan put me higher in the results?',
        answer:
          'No. Results follow rules that are the same for everybody, and a place cannot be bought. You find those rules under “How results are ranked” at the foot of this page.',
      },
      messages: {
        question: 'Which messages are included?',
        answer:
          'Confirmations, changes and reminders go to your clients by email, as many as you have bookings. On top of that, {{freeEmails}} marketing emails a month are free.\nTexts and WhatsApp cost extra, and only if you want them.',
      },
    },
  },
  closing: 'Open your agenda this week',
  contactSales: {
    title: 'Talk to us',
    demoTitle: 'See it with us',
    lead: 'Ask what you want to know. A person answers by email.',
    demoLead: 'Half an hour on screen, with your own service menu.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Salon',
    plan: 'Plan',
    noPlan: 'Not sure yet',
    message: 'Message',
    messagePlaceholder: 'Anything we should bring?',
    demoDate: 'Day',
    demoDateHint: 'From {{from}} to {{to}}',
    demoTime: 'Time',
    demoTimeHint: 'Dutch time',
    nameRequired: 'Fill in your name.',
    emailRequired: 'Fill in your email address.',
    emailInvalid: 'An email address looks like name@example.com.',
    phoneRequired: 'Fill in your phone number.',
    phoneInvalid:
      'A phone number has at most 20 digits, spaces and hyphens, with or without a + before it.',
    termsRequired: 'Agree to the terms first.',
    demoDateRequired: 'Choose a day.',
    demoDateInvalid: 'Choose a day from {{from}} to {{to}}.',
    demoTimeRequired: 'Choose a time.',
    messageTooLong: 'Make your message shorter: at most {{most}} characters.',
    notNow: 'Not now',
    submit: 'Send',
    demoSubmit: 'Schedule demo',
    submitting: 'Sending',
    successMessage: 'Thank you. We will be in touch.',
    demoSuccessMessage: 'Thank you. We look at the day you chose and mail you how to join.',
    errorMessage: 'Your message was not sent',
    failed: {
      offline: 'The connection dropped. Everything is still here; try again in a moment.',
      tooOften:
        'Much has been sent from your connection this hour. Everything is still here; try again later.',
      other: 'It is us, not you. Everything is still here; try again in a moment.',
    },
  },
} as const
