import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { Star } from '../../../ui/stars.tsx'

interface StarChoiceProps {
  /** 0 until one is chosen. */
  rating: number
  onChoose: (rating: number) => void
}

const STARS = [1, 2, 3, 4, 5]
const STAR_KEYS = ['one', 'two', 'three', 'four', 'five'] as const

/** Five stars as a radio group, so that arrow keys work. */
export function StarChoice({ rating, onChoose }: StarChoiceProps) {
  const { t } = useTranslation()
  const chosenStars = STARS.find((stars) => stars === rating)
  const starLabel = (stars: number) =>
    `${t('provider.stars', { count: stars })}, ${t(`reviews.write.word.${STAR_KEYS[stars - 1] ?? 'one'}`)}`
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-strong">{t('reviews.write.howWasIt')}</legend>
      <div className="flex max-w-90 flex-wrap justify-between">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="relative grid size-[48px] cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={rating === stars}
              onChange={() => onChoose(stars)}
              aria-label={starLabel(stars)}
              className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            />
            <Star
              className={classes(
                'size-[38px]! stroke-current stroke-[1.5] [stroke-linejoin:round]',
                stars <= rating ? 'text-star' : 'fill-none text-line-strong',
              )}
            />
          </label>
        ))}
      </div>
      <p
        aria-live="polite"
        className={classes('mt-1.5', chosenStars ? 'font-medium' : 'text-muted')}
      >
        {chosenStars ? starLabel(chosenStars) : t('reviews.write.chooseStars')}
      </p>
    </fieldset>
  )
}
