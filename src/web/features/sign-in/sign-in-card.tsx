import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { Column } from '../../ui/page.tsx'
import { SignInChoices } from './sign-in-choices.tsx'

/** The content of a sign-in page: title, text and sign-in buttons. */
export function SignInCard({ title, text }: { title: string; text: string }) {
  return (
    <Column width="form" className="py-8 md:py-14">
      <section className="card overflow-hidden">
        <SceneDrawing of="sign-in" className="block aspect-[4/1] w-full object-cover" />
        <div className="p-5 sm:p-7">
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-2 mb-6 text-muted">{text}</p>
          <SignInChoices />
        </div>
      </section>
    </Column>
  )
}
