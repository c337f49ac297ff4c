import type { LanguageCode } from '@errand/domain/language';
import type { BrowserContext } from '@playwright/test';

type Module = { id: number; module_type: string };
type Suggestions = { suggestions: { placePrediction: { placeId: string } }[] };
type Place = { location: { latitude: number; longitude: number }; formattedAddress: string };

const ADDRESS = '12 Lantern Street';

/**
 * Stores a guest at an address of the demo city in the browser's profile, as the pages would: cookies and local storage.
 * A `Cookie` header instead would leave the local storage empty, and every page would reload.
 */
export async function storeVisitor(
  context: BrowserContext,
  origin: string,
  moduleType: string,
  language: LanguageCode,
): Promise<void> {
  const get = async <Body>(path: string): Promise<Body> =>
    (await fetch(`${origin}/api/v1/${path}`)).json() as Promise<Body>;
  const { suggestions } = await get<Suggestions>(
    `config/place-api-autocomplete?search_text=${encodeURIComponent(ADDRESS)}`,
  );
  const placeId = suggestions[0]?.placePrediction.placeId;
  const { location, formattedAddress } = await get<Place>(`config/place-api-details?placeid=${placeId}`);
  const { latitude: lat, longitude: lng } = location;
  const { zone_id: zones } = await get<{ zone_id: string }>(`config/get-zone-id?lat=${lat}&lng=${lng}`);
  const modules = await get<Module[]>('module');
  const id = modules.find(({ module_type }) => module_type === moduleType)?.id;
  const guest = await fetch(`${origin}/api/v1/auth/guest/request`, { method: 'POST' });
  const { guest_id } = (await guest.json()) as { guest_id: string };

  const cookies = {
    zones,
    module: String(id),
    cell: `${lat.toFixed(3)},${lng.toFixed(3)}`,
    language,
  };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin })),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    {
      guest_id,
      location: formattedAddress,
      currentLatLng: JSON.stringify({ lat, lng }),
      zoneid: zones,
      module: JSON.stringify({ id, module_type: moduleType }),
      'language-setting': language,
    },
  );
  await page.close();
}
