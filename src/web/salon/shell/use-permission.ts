import { useQuery } from '@tanstack/react-query'
import { hasPermission, type Permission } from '#domain/membership/role.ts'
import { ownSalonsQuery } from './own-salons.ts'

const NONE: [] = []

/** Whether the user has a permission at a salon; the API checks it again. */
export function usePermission(userName: string, permission: Permission): boolean {
  const { data } = useQuery({ ...ownSalonsQuery(NONE), enabled: false })
  const salon = data.find((each) => each.userName === userName.toLowerCase())
  return salon !== undefined && hasPermission(salon.role, permission, salon.roleSettings)
}
