import { createClient, httpTransport } from '@errand/contract';
import { readSession } from '#platform/session/index.ts';
import { CLIENT_ID } from './client-id.ts';
import { watchToken } from './expired-token.ts';

/** Constant of the storefront (decisions: X-software-id). */
const SOFTWARE_ID = '33571750';

/** The headers every request carries (specification 000 §7); `origin` is the browser's own. */
export function requestHeaders(): Record<string, string | undefined> {
  const { token, zoneIds, module, point } = readSession();
  return {
    'X-software-id': SOFTWARE_ID,
    'X-Client-Id': CLIENT_ID,
    'X-localization': document.documentElement.lang,
    Authorization: token ? `Bearer ${token}` : undefined,
    zoneid: zoneIds.length > 0 ? JSON.stringify(zoneIds) : undefined,
    moduleId: module ? String(module.id) : undefined,
    latitude: point ? String(point.latitude) : undefined,
    longitude: point ? String(point.longitude) : undefined,
  };
}

/** The API as the browser calls it. */
export const api = createClient(watchToken(httpTransport()), requestHeaders);

/** `{ guest_id }` for a guest, `{}` for a signed-in customer: spread into a query or body. */
export function guestField(): { guest_id?: string } {
  const { token, guestId } = readSession();
  return token || !guestId ? {} : { guest_id: guestId };
}
