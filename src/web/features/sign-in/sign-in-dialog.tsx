import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useTranslation } from '../../language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SignInChoices } from './sign-in-choices.tsx'
import { closeSignIn, useSignInState } from './sign-in-state.ts'

/** Says why a sign-in is needed, with the sign-in buttons. */
export function SignInDialog() {
  const { t } = useTranslation()
  const { reason } = useSignInState()
  return (
    <Dialog
      title={t('session.title')}
      closeLabel={t('common.close')}
      onClose={closeSignIn}
      width="narrow"
      banner={<SceneDrawing of="sign-in" className="block aspect-[4/1] w-full object-cover" />}
    >
      <p className="mb-6 text-pretty text-muted">{reason ?? t('session.text')}</p>
      <SignInChoices />
    </Dialog>
  )
}
