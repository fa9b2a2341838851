import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  onBroken: (cause: unknown) => void
  children: ReactNode
}

/** Error boundary: a render error of the map does not break the page. */
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
