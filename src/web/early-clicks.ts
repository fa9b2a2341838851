const INTERACTIVE_EVENT = 'awake'

/** Announces that the page is interactive: the saved click is replayed. */
export function announceInteractive(): void {
  document.dispatchEvent(new Event(INTERACTIVE_EVENT))
}

/** An inline script that saves the last click or select change before hydration and replays it afterwards. */
export function earlyClicksScript(): string {
  return `(${replayEarlyClick})('${INTERACTIVE_EVENT}')`
}

/** Inlined in the page as text: it may use nothing from outside this function. */
function replayEarlyClick(interactiveEvent: string): void {
  const doNothing = () => {}
  let replay = doNothing
  // Makes React hydrate the boundary around an element at once.
  const hydrate = (element: Element) =>
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
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
    // Otherwise React could replay the event too.
    event.stopPropagation()
  }
  const finish = () => {
    removeEventListener('click', intercept, true)
    removeEventListener('change', intercept, true)
    replay()
  }
  // A page that the router removes while React hydrates it throws (row WORK-261). This listener is before the router's.
  const finishHydration = () => {
    const part = document.querySelector('main *')
    if (part) hydrate(part)
  }
  addEventListener('popstate', finishHydration, { once: true })
  addEventListener('click', intercept, true)
  addEventListener('change', intercept, true)
  // In a new task: React cannot hydrate a boundary from within its own effects.
  document.addEventListener(interactiveEvent, () => setTimeout(finish), { once: true })
}
