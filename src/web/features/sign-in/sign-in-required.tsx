import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { openSignIn } from './sign-in-state.ts'

interface SignInRequiredProps {
  title: string
  text: string
  /** The reason shown in the sign-in dialog. */
  reason: string
}

/** Shown to a visitor on a personal page, under the sign-in dialog. */
export function SignInRequired({ title, text, reason }: SignInRequiredProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={
        <SceneDrawing
          of="no-bookings"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={title}
      action={
        <Button tone="primary" onClick={() => openSignIn(reason)}>
          {t('shell.signIn')}
        </Button>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
