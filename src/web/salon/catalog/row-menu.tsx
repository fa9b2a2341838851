import Ellipsis from 'lucide-react/icons/ellipsis'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/popover.tsx'

/** The class names of a link or button of a menu. */
export const menuItem =
  'flex min-h-11 w-full items-center rounded-md px-3.5 text-left font-medium hover:bg-surface-soft disabled:text-subtle'

/** A button with three dots that opens a list of actions below it. */
export function RowMenu(props: { buttonId: string; label: string; children: ReactNode }) {
  const id = useId()
  return (
    <span>
      <IconButton bare id={props.buttonId} icon={Ellipsis} label={props.label} popoverTarget={id} />
      <Popover
        id={id}
        label={props.label}
        className="w-60 max-w-[calc(100vw-1.5rem)] rounded-lg p-2 [position-area:block-end_span-inline-start] [position-try-fallbacks:flip-block]"
      >
        <ul>{props.children}</ul>
      </Popover>
    </span>
  )
}

/** The actions that move something up or down; one that is at the end says so by being off. */
export function MoveActions(props: {
  texts: { up: string; down: string }
  canMove: (direction: 'up' | 'down') => boolean
  onMove: (direction: 'up' | 'down') => void
}) {
  return (['up', 'down'] as const).map((direction) => (
    <li key={direction}>
      <button
        type="button"
        className={menuItem}
        disabled={!props.canMove(direction)}
        onClick={() => props.onMove(direction)}
      >
        {props.texts[direction]}
      </button>
    </li>
  ))
}
