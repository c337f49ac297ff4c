import { PERMISSIONS, type Permission } from '@errand/contract/console/permissions';

/** The part of the console that a permission belongs to: `orders` of `orders.read`. */
export type PermissionArea = Permission extends `${infer Area}.${string}` ? Area : never;

/** Permissions by the part of the console they belong to, in the order of the contract. */
export function groupPermissions(
  permissions: readonly Permission[] = PERMISSIONS,
): [area: PermissionArea, permissions: Permission[]][] {
  return [...Map.groupBy(permissions, (permission) => permission.split('.')[0] as PermissionArea)];
}
