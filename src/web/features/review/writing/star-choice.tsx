import { useWords } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'

interface StarChoiceProps {
  /** 0 while none was chosen. */
  rating: number
  onChoose: (rating: number) => void
}

const STARS = [1, 2, 3, 4, 5]
const WORDS = ['one', 'two', 'three', 'four', 'five'] as const

/** Five stars to press: a radio group, so that arrow keys go from one to the next (look.md). */
export function StarChoice({ rating, onChoose }: StarChoiceProps) {
  const { t } = useWords()
  const chosen = STARS.find((stars) => stars === rating)
  const named = (stars: number) =>
    `${t('provider.stars', { count: stars })}, ${t(`reviews.write.word.${WORDS[stars - 1] ?? 'one'}`)}`
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-strong">{t('reviews.write.howWasIt')}</legend>
      <div className="flex max-w-90 flex-wrap justify-between">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid size-[48px] cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={rating === stars}
              onChange={() => onChoose(stars)}
              aria-label={named(stars)}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            <PressedStar isFilled={stars <= rating} />
          </label>
        ))}
      </div>
      <p aria-live="polite" className={classes('mt-1.5', chosen ? 'font-medium' : 'text-plum-2')}>
        {chosen ? named(chosen) : t('reviews.write.chooseStars')}
      </p>
    </fieldset>
  )
}

function PressedStar({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={classes('size-[38px]', isFilled ? 'text-star' : 'text-line-strong')}
    >
      <path d="M12 2.2a1.2 1.2 0 0 1 1.08.68l2.5 5.2 5.63.8a1.2 1.2 0 0 1 .67 2.05l-4.09 4.02.98 5.66a1.2 1.2 0 0 1-1.74 1.27L12 19.2l-5.03 2.68a1.2 1.2 0 0 1-1.74-1.27l.98-5.66-4.09-4.02a1.2 1.2 0 0 1 .67-2.05l5.63-.8 2.5-5.2A1.2 1.2 0 0 1 12 2.2Z" />
    </svg>
  )
}
