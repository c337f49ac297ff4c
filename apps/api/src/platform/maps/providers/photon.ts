import type { LanguageCode } from '@errand/domain/language';
import type { Point } from '@errand/domain/location';
import { z } from 'zod';
import type { FoundPlace, Geocoder } from '../maps.types.ts';
import { fetchJson, type Service } from './fetch-json.ts';
import { joinAddress } from './join-address.ts';

const SUGGESTIONS = 8;
/** Maximum distance of an address from a point, in kilometers. */
const REACH_KM = 0.5;

const name = z.string().optional();
const response = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
      properties: z.object({
        name,
        housenumber: name,
        street: name,
        district: name,
        city: name,
        state: name,
        country: name,
      }),
    }),
  ),
});
type Feature = z.output<typeof response>['features'][number];

/**
 * Photon (https://github.com/komoot/photon). It has no lookup by id, so the id of a suggestion contains its
 * place.
 */
export function photon(service: Service): Geocoder {
  /** Languages that this server does not support; it rejects them, so its default is used. */
  const foreign = new Set<LanguageCode>();

  async function features(path: string, query: Record<string, string>, language: LanguageCode) {
    if (!foreign.has(language)) {
      const found = await request({ ...query, lang: language }, isBadRequest);
      if (found) return found.features;
    }
    const found = await request(query);
    foreign.add(language);
    return found?.features ?? [];

    function request(all: Record<string, string>, isNoResult?: (status: number) => boolean) {
      return fetchJson(service, { path: `${path}?${new URLSearchParams(all)}`, shape: response, isNoResult });
    }
  }

  return {
    async suggest(text, language, near) {
      const bias = near && { lat: String(near.latitude), lon: String(near.longitude) };
      const found = await features('/api', { q: text, limit: String(SUGGESTIONS), ...bias }, language);
      return found.map((feature) => {
        const [mainText, secondaryText] = texts(feature, language);
        const place = { point: pointOf(feature), address: joinAddress([mainText, secondaryText], language) };
        return { id: idOf(place), mainText, secondaryText };
      });
    },
    async place(id) {
      return placeOf(id);
    },
    async addressAt({ latitude, longitude }, language) {
      const query = { lat: String(latitude), lon: String(longitude), radius: String(REACH_KM), limit: '1' };
      const [nearest] = await features('/reverse', query, language);
      return nearest ? joinAddress(texts(nearest, language), language) : null;
    },
  };
}

/** Name and surroundings of a place. A house is named by its number and street. */
function texts({ properties: p }: Feature, language: LanguageCode): [main: string, secondary: string] {
  const door = [p.housenumber, p.street].filter(Boolean).join(' ');
  const main = p.name ?? (door || p.district || p.city || p.state || p.country || '');
  const around = [p.name ? door : '', p.district, p.city, p.state, p.country];
  const parts = around.flatMap((part) => (part && part !== main ? [part] : []));
  return [main, joinAddress([...new Set(parts)], language)];
}

function pointOf({ geometry }: Feature): Point {
  const [longitude, latitude] = geometry.coordinates;
  return { latitude, longitude };
}

const encodedPlace = z.tuple([
  z.number().min(-90).max(90),
  z.number().min(-180).max(180),
  z.string().max(400),
]);

function idOf({ point, address }: FoundPlace): string {
  const text = JSON.stringify([point.latitude, point.longitude, address]);
  return `at.${Buffer.from(text).toString('base64url')}`;
}

function placeOf(id: string): FoundPlace | null {
  if (!id.startsWith('at.')) return null;
  try {
    const read = encodedPlace.safeParse(JSON.parse(Buffer.from(id.slice(3), 'base64url').toString()));
    if (!read.success) return null;
    const [latitude, longitude, address] = read.data;
    return { point: { latitude, longitude }, address };
  } catch {
    return null;
  }
}

function isBadRequest(status: number): boolean {
  return status === 400;
}
