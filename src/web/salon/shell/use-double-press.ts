import { useEffect } from 'react'

const CONTROLS = 'button, a[href], summary'

/**
 * A double press on a page of the workspace does one thing (WORK-291). Its second press does nothing where the first one has
 * put another control under the pointer, has given the control another name, or is not rendered yet.
 */
export function useDoublePress(): void {
  useEffect(() => {
    let first: { control: Element | null; name: string; isRendered: boolean } | null = null
    const onClick = (event: MouseEvent) => {
      const { target, detail } = event
      const control = target instanceof Element ? target.closest(CONTROLS) : null
      if (detail < 2) {
        const press = { control, name: nameOf(control), isRendered: false }
        first = press
        // React Query tells of a mutation that has begun in a timer of its own, which is set after the outer one.
        setTimeout(() => setTimeout(() => Object.assign(press, { isRendered: true })))
        return
      }
      const isSame = control === first?.control && nameOf(control) === first?.name
      if (!control || (isSame && first?.isRendered)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])
}

function nameOf(control: Element | null): string {
  return `${control?.getAttribute('aria-label')} ${control?.textContent}`
}
