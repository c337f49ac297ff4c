type Zone = { id: string; city: string; isListed: boolean };

/**
 * Time zones by region and city: "America/Argentina/Ushuaia" is "Argentina, Ushuaia" in "America". UTC and a chosen one that
 * the browser does not list are in the region "", which comes last.
 */
export function zonesByRegion(
  listed: readonly string[],
  chosen: string,
): { region: string; zones: Zone[] }[] {
  const names = new Set(listed);
  const regions = new Map<string, Zone[]>();
  for (const id of new Set([...listed.filter((name) => name.includes('/')), 'UTC', chosen])) {
    if (id === '') continue;
    const [first = '', ...parts] = id.split('/');
    const isCity = names.has(id) && parts.length > 0;
    const city = isCity ? parts.join(', ').replaceAll('_', ' ') : id;
    const region = isCity ? first : '';
    const zones = regions.get(region) ?? [];
    zones.push({ id, city, isListed: names.has(id) || id === 'UTC' });
    regions.set(region, zones);
  }
  return [...regions]
    .map(([region, zones]) => ({ region, zones }))
    .toSorted((one, other) => Number(one.region === '') - Number(other.region === ''));
}
