const AWAKE = 'awake'

/** Says that the page answers to presses by itself from now on. */
export function tellAwake(): void {
  document.dispatchEvent(new Event(AWAKE))
}

/** The script that keeps the last press or choice made before a page answers, and does it then. */
export function earlyPresses(): string {
  return `(${keepEarlyPress})('${AWAKE}')`
}

/** Runs in the page, by itself: it may name nothing from around it. */
function keepEarlyPress(awake: string): void {
  const nothing = () => {}
  let catchUp = nothing
  // The part of the page it is in comes to life first, as it was sent, and then sees what changes.
  const wake = (control: HTMLElement) =>
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  const press = (control: HTMLElement) => {
    const checked = control instanceof HTMLInputElement && control.checked
    catchUp = () => {
      wake(control)
      if (control instanceof HTMLInputElement) control.checked = !checked
      control.click()
    }
  }
  const choose = (select: HTMLSelectElement) => {
    const { value } = select
    catchUp = () => {
      wake(select)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const keep = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const control = target.closest<HTMLElement>('a,button,summary,[type=radio],[type=checkbox]')
    if (event.type === 'change') {
      if (!(target instanceof HTMLSelectElement)) return
      choose(target)
    } else {
      if (!control) return
      catchUp = nothing
      // A browser follows links, sends forms and opens popovers without a script.
      if (!control.matches('input,button[type=button]:not([popovertarget])')) return
      press(control)
    }
    // Done here or by React, which comes to life meanwhile, never by both.
    event.stopPropagation()
  }
  const answer = () => {
    removeEventListener('click', keep, true)
    removeEventListener('change', keep, true)
    catchUp()
  }
  addEventListener('click', keep, true)
  addEventListener('change', keep, true)
  // In a turn of its own: React cannot wake a part of the page from within its own effects.
  document.addEventListener(awake, () => setTimeout(answer), { once: true })
}
