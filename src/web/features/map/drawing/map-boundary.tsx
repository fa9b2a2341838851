import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  onBroken: (cause: unknown) => void
  children: ReactNode
}

/** A map that breaks while it is drawn is an error of the map, and not of the page around it. */
export class MapBoundary extends Component<MapBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onBroken(cause)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
