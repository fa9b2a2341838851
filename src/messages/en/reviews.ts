/** The page with all that was said of a salon, and the one to write a review. */
export const reviews = {
  title: 'Reviews',
  pageTitle: 'Reviews of {{name}} in {{city}}',
  pageDescription_one:
    '{{count}} review of {{name}} in {{city}}, rated {{rating}} out of 5. {{intro}}',
  pageDescription_other:
    '{{count}} reviews of {{name}} in {{city}}, rated {{rating}} out of 5. {{intro}}',
  pageDescriptionNone: 'What visitors say of {{name}} in {{city}}. {{intro}}',
  from_one: 'from {{count}} review',
  from_other: 'from {{count}} reviews',
  ratingOf: 'The rating in short',
  spread: 'How the stars are spread',
  whoWrites: 'Only people who had a visit they booked here can write a review.',
  book: 'Book here',
  moreFailed: 'The rest did not come through. What you see stays.',
}
