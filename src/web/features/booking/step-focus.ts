let turned = false

/** A step was left for another one in this tab; from then on each new step takes the focus. */
export function noteStepChange(): void {
  turned = true
}

export function hasChangedStep(): boolean {
  return turned
}
