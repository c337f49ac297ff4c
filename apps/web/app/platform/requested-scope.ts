/**
 * The module and the zone a link names (`?module_id=…&store_zone_id=…`, specification 000 §2) as the headers of the
 * page's calls, so that a shared link shows the same wherever the visitor was before. What is no id is passed over.
 */
export function requestedScope(url: URL): { moduleId?: string; zoneId?: string } {
  const moduleId = idOf(url, 'module_id');
  const zoneId = idOf(url, 'store_zone_id');
  return { ...(moduleId && { moduleId }), ...(zoneId && { zoneId: `[${zoneId}]` }) };
}

function idOf(url: URL, name: string): string | null {
  const text = url.searchParams.get(name);
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : null;
}
