import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Geocoder } from '../maps.types.ts';
import { fetchJson, type Service } from './fetch-json.ts';

/** Radius around the visitor in meters; the service accepts at most 50 km. */
const NEAR_METERS = 30_000;

const text = z.object({ text: z.string() });
const suggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }),
          })
          .optional(),
      }),
    )
    .default([]),
});
const details = z.object({
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  formattedAddress: z.string(),
});
const geocoded = z.object({
  status: z.string(),
  results: z.array(z.object({ formatted_address: z.string() })).default([]),
});

/** Google Places (New) for search and details, and Google Geocoding for addresses, with one key. */
export function googleGeocoder(places: Service, geocoding: Service): Geocoder {
  const headers = (fields: string) => ({ 'x-goog-api-key': places.key, 'x-goog-fieldmask': fields });
  return {
    async suggest(input, language, near) {
      const found = await fetchJson(places, {
        path: '/v1/places:autocomplete',
        headers: headers('suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat'),
        body: {
          input,
          languageCode: language,
          ...(near && { locationBias: { circle: { center: near, radius: NEAR_METERS } } }),
        },
        shape: suggestions,
      });
      return (found?.suggestions ?? []).flatMap(({ placePrediction: one }) =>
        one
          ? [
              {
                id: one.placeId,
                mainText: one.structuredFormat.mainText.text,
                secondaryText: one.structuredFormat.secondaryText?.text ?? '',
              },
            ]
          : [],
      );
    },
    async place(id, language) {
      if (!/^[\w-]{1,400}$/.test(id)) return null;
      const found = await fetchJson(places, {
        path: `/v1/places/${id}?${new URLSearchParams({ languageCode: language })}`,
        headers: headers('location,formattedAddress'),
        shape: details,
        isNoResult: (status) => status === 400 || status === 404,
      });
      return found && { point: found.location, address: found.formattedAddress };
    },
    async addressAt({ latitude, longitude }, language) {
      const query = new URLSearchParams({
        latlng: `${latitude},${longitude}`,
        language,
        key: geocoding.key,
      });
      const found = await fetchJson(geocoding, { path: `/maps/api/geocode/json?${query}`, shape: geocoded });
      const { status = '', results = [] } = found ?? {};
      if (status !== 'OK' && status !== 'ZERO_RESULTS') {
        // Google responds with 200 even to a wrong key and an exceeded quota.
        const error = new AppError('unavailable');
        error.cause = `${geocoding.name}: ${status}`;
        throw error;
      }
      return results[0]?.formatted_address ?? null;
    },
  };
}
