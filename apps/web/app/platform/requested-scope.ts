/**
 * Request headers for the module and zone that a link names (`?module_id=…&store_zone_id=…`), so that shared links
 * show the same to everyone. Invalid ids are ignored.
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
