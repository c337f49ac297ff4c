/**
 * For `memo` of a page. The router rerenders a page when a navigation begins or ends and when an overlay opens or
 * closes, but its content changes only with its data. Parts that depend on the address read it themselves.
 */
export function hasSameData(before: { loaderData: unknown }, after: { loaderData: unknown }): boolean {
  return before.loaderData === after.loaderData;
}
