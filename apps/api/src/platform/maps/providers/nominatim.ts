import type { LanguageCode } from '@errand/domain/language';
import { z } from 'zod';
import type { Geocoder } from '../maps.types.ts';
import { fetchJson, type Service } from './fetch-json.ts';
import { joinAddress } from './join-address.ts';

const SUGGESTIONS = 8;
/** Half the side of the preferred area around the visitor, in degrees. */
const NEAR_DEGREES = 0.5;

const degrees = z.string().transform(Number).pipe(z.number());
const place = z.object({
  osm_type: z.enum(['node', 'way', 'relation']).optional(),
  osm_id: z.number().optional(),
  lat: degrees,
  lon: degrees,
  display_name: z.string(),
});
type Place = z.output<typeof place>;

/**
 * Nominatim (https://nominatim.org). Its public server forbids suggestions while typing, so it must be
 * self-hosted.
 */
export function nominatim(service: Service): Geocoder {
  return {
    async suggest(text, language, near) {
      const box: Record<string, string> = near
        ? {
            viewbox: [
              near.longitude - NEAR_DEGREES,
              near.latitude + NEAR_DEGREES,
              near.longitude + NEAR_DEGREES,
              near.latitude - NEAR_DEGREES,
            ]
              .map((side) => side.toFixed(4))
              .join(','),
          }
        : {};
      const query = { q: text, limit: String(SUGGESTIONS), ...box };
      const found = await fetchJson(service, {
        path: path('/search', query, language),
        shape: z.array(place),
      });
      return (found ?? []).flatMap((one) => {
        const id = idOf(one);
        if (!id) return [];
        const [mainText, ...rest] = partsOf(one);
        return [{ id, mainText, secondaryText: joinAddress(rest, language) }];
      });
    },
    async place(id, language) {
      if (!/^[NWR]\d{1,15}$/.test(id)) return null;
      const query = { path: path('/lookup', { osm_ids: id }, language), shape: z.array(place) };
      const [found] = (await fetchJson(service, query)) ?? [];
      if (!found) return null;
      return { point: { latitude: found.lat, longitude: found.lon }, address: addressOf(found, language) };
    },
    async addressAt({ latitude, longitude }, language) {
      const query = { lat: String(latitude), lon: String(longitude), zoom: '18', addressdetails: '0' };
      const shape = z.union([place, z.object({ error: z.string() })]);
      const found = await fetchJson(service, { path: path('/reverse', query, language), shape });
      return found && 'lat' in found ? addressOf(found, language) : null;
    },
  };
}

/** "N240109189", the id format of its lookup; postcodes and similar results have none. */
function idOf({ osm_type, osm_id }: Place): string | null {
  return osm_type && osm_id !== undefined ? `${osm_type.charAt(0).toUpperCase()}${osm_id}` : null;
}

/** Its addresses are lists that start with a separate house number, which belongs to the following street. */
function partsOf({ display_name }: Place): [string, ...string[]] {
  const [first = '', second, ...rest] = display_name.split(/\s*[,،]\s*/);
  const isNumber = /^\d+\p{L}?$/u.test(first);
  if (second === undefined) return [first];
  return isNumber ? [`${first} ${second}`, ...rest] : [first, second, ...rest];
}

function addressOf(found: Place, language: LanguageCode): string {
  return joinAddress(partsOf(found), language);
}

function path(call: string, query: Record<string, string>, language: LanguageCode): string {
  return `${call}?${new URLSearchParams({ ...query, format: 'jsonv2', 'accept-language': language })}`;
}
