/**
 * For `memo` of a page. The router renders a page again whenever a navigation begins or ends, an overlay opens or closes;
 * what the page shows changes only with its data. Parts that depend on the address read it themselves.
 */
export function hasSameData(before: { loaderData: unknown }, after: { loaderData: unknown }): boolean {
  return before.loaderData === after.loaderData;
}
