import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/search')({ component: () => <h1 className="text-3xl">Search</h1> })
