import { createClient } from '@errand/contract';
import { geocode } from '@errand/contract/location';
import type { LanguageCode } from '@errand/domain/language';
import { requestHeaders, transport } from '#platform/api/browser-client.ts';
import { readSession, saveSession } from '#platform/session/index.ts';

const TIMEOUT_MS = 1500;

/** The address of a point in a language; null where there is none. */
type ReadAddress = (language: LanguageCode, signal: AbortSignal) => Promise<string | null>;

/**
 * Stores the address of the visitor's place in another language. An address that is not exactly the one of its point, such
 * as a label or another house number, stays as it is. Never rejects, and gives up after a moment.
 */
export async function translatePlace(
  from: LanguageCode,
  to: LanguageCode,
  read: ReadAddress = addressOfPlace,
): Promise<void> {
  const { location } = readSession();
  if (!location) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [known, translated] = await Promise.all([read(from, signal), read(to, signal)]).catch(() => []);
  if (known === location && translated && readSession().location === location)
    saveSession({ location: translated });
}

async function addressOfPlace(language: LanguageCode, signal: AbortSignal): Promise<string | null> {
  const { point } = readSession();
  if (!point) return null;
  const client = createClient(transport, () => ({ ...requestHeaders(), 'X-localization': language }));
  const query = { lat: point.latitude, lng: point.longitude };
  const { results } = await client.call(geocode, { query }, { signal });
  return results[0]?.formatted_address ?? null;
}
