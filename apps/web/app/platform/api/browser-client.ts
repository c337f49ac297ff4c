import { pendingWhileLeaving } from '@errand/client/network/leaving.ts';
import { repeatWhenBusy } from '@errand/client/network/repeat-when-busy.ts';
import { createClient, httpTransport } from '@errand/contract';
import { readSession } from '#platform/session/index.ts';
import { watchToken } from './expired-token.ts';
import { watchSignedCalls } from './signed-calls.ts';

/** Identifies this tab to the server (`X-Client-Id`), so that its own changes are not reported back to it. */
export const CLIENT_ID = Math.random().toString(36).slice(2, 12);

/** Identifies the storefront to the API (`X-software-id`). */
const SOFTWARE_ID = '33571750';

/** The headers of every request [API-01..09]; the browser adds `origin`. */
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

/** Sends the calls of the browser. */
export const transport = watchToken(watchSignedCalls(repeatWhenBusy(pendingWhileLeaving(httpTransport()))));

/** The typed API client of the browser. */
export const api = createClient(transport, requestHeaders);

/** `{ guest_id }` for a guest, `{}` for a signed-in customer: spread into a query or body. */
export function guestField(): { guest_id?: string } {
  const { token, guestId } = readSession();
  return token || !guestId ? {} : { guest_id: guestId };
}
