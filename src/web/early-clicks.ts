const INTERACTIVE_EVENT = 'awake'

/** Says that the page answers to presses by itself from now on. */
export function announceInteractive(): void {
  document.dispatchEvent(new Event(INTERACTIVE_EVENT))
}

/** The script that keeps the last press or choice made before a page answers, and does it then. */
export function earlyClicksScript(): string {
  return `(${replayEarlyClick})('${INTERACTIVE_EVENT}')`
}

/** Runs in the page, by itself: it may name nothing from around it. */
function replayEarlyClick(interactiveEvent: string): void {
  const doNothing = () => {}
  let replay = doNothing
  // The part of the page it is in comes to life first, as it was sent, and then sees what changes.
  const hydrate = (control: HTMLElement) =>
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  const saveClick = (control: HTMLElement) => {
    const checked = control instanceof HTMLInputElement && control.checked
    replay = () => {
      hydrate(control)
      if (control instanceof HTMLInputElement) control.checked = !checked
      control.click()
    }
  }
  const saveChange = (select: HTMLSelectElement) => {
    const { value } = select
    replay = () => {
      hydrate(select)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const intercept = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const control = target.closest<HTMLElement>('a,button,summary,[type=radio],[type=checkbox]')
    if (event.type === 'change') {
      if (!(target instanceof HTMLSelectElement)) return
      saveChange(target)
    } else {
      if (!control) return
      replay = doNothing
      // A browser follows links, sends forms and opens popovers without a script.
      if (!control.matches('input,button[type=button]:not([popovertarget])')) return
      saveClick(control)
    }
    // Done here or by React, which comes to life meanwhile, never by both.
    event.stopPropagation()
  }
  const finish = () => {
    removeEventListener('click', intercept, true)
    removeEventListener('change', intercept, true)
    replay()
  }
  addEventListener('click', intercept, true)
  addEventListener('change', intercept, true)
  // In a turn of its own: React cannot wake a part of the page from within its own effects.
  document.addEventListener(interactiveEvent, () => setTimeout(finish), { once: true })
}
