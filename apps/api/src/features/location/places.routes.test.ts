import {
  autocompletePlaces,
  geocode,
  getDirection,
  getDistance,
  getPlaceDetails,
} from '@errand/contract/location';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { createTestMaps } from '../../../test/maps.ts';
import { AppError } from '../../platform/http/index.ts';
import { locationRoutes } from './location.routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: locationRoutes });
});
afterAll(() => api.stop());

const rejectionOf = async (url: string) => {
  const response = await api.inject(`/api/v1/config/${url}`);
  return [response.statusCode, response.json().errors.map((error: { code: string }) => error.code)];
};

// Requirements: API-14, API-15, LOC-26, LOC-27, LOC-29.
test('places are suggested while typing, in the visitor’s language', async () => {
  const english = await api.client().call(autocompletePlaces, { query: { search_text: ' light ' } });
  expect(english.suggestions.map(({ placePrediction }) => placePrediction)).toEqual([
    {
      placeId: 'lighthouse',
      text: { text: 'Lighthouse, Testville' },
      structuredFormat: { mainText: { text: 'Lighthouse' }, secondaryText: { text: 'Testville' } },
    },
    expect.objectContaining({ placeId: 'light-market' }),
  ]);
  expect(english.predictions[0]).toEqual({ place_id: 'lighthouse', description: 'Lighthouse, Testville' });
  const arabic = await api
    .client({ language: 'ar' })
    .call(autocompletePlaces, { query: { search_text: 'سوق' } });
  expect(arabic.suggestions[0]?.placePrediction.structuredFormat.mainText.text).toBe('سوق النور');
  expect(
    (await api.client().call(autocompletePlaces, { query: { search_text: "%' or 1=1" } })).suggestions,
  ).toEqual([]);
  expect(await rejectionOf('place-api-autocomplete?search_text=%20')).toEqual([403, ['search_text']]);
});

// Requirements: API-16, LOC-28.
test('a place is found by its id under either parameter name; an unknown id is a 404', async () => {
  const place = { location: { latitude: 25.01, longitude: 55 }, formattedAddress: 'Lighthouse, Testville' };
  const client = api.client();
  expect(await client.call(getPlaceDetails, { query: { placeid: 'lighthouse' } })).toEqual(place);
  expect(await client.call(getPlaceDetails, { query: { placeId: 'lighthouse' } })).toEqual(place);
  expect(await rejectionOf('place-api-details?placeid=nowhere')).toEqual([404, ['place_not_found']]);
  expect(await rejectionOf('place-api-details')).toEqual([404, ['place_not_found']]);
});

// Requirements: API-17, LOC-25.
test('a point returns its address; a point at sea has no results', async () => {
  const at = (lat: number, lng: number) =>
    api.client({ language: 'ar' }).call(geocode, { query: { lat, lng } });
  expect(await at(25, 55)).toEqual({
    status: 'OK',
    results: [{ formatted_address: '25.000 مدينة الاختبار' }],
  });
  expect(await at(0, 0)).toMatchObject({ status: 'ZERO_RESULTS', results: [] });
  expect(await rejectionOf('geocode-api?lat=200&lng=0')).toEqual([403, ['lat']]);
});

const ends = { origin_lat: 25, origin_lng: 55, destination_lat: 25.01, destination_lng: 55.01 };

test('a route follows the streets, is slower on foot and by bicycle, and accepts every name of motor travel', async () => {
  const measure = (mode?: string) => api.client().call(getDistance, { query: { ...ends, mode } });
  const drive = await measure();
  expect(drive.distanceMeters).toBeGreaterThan(2000);
  expect(drive.duration).toMatch(/^\d+s$/);
  expect(await measure('TWO_WHEELER')).toEqual(drive);
  const seconds = async (mode?: string) => Number.parseInt((await measure(mode)).duration, 10);
  for (const walk of ['WALK', 'walking']) expect(await seconds(walk)).toBeGreaterThan(await seconds());
  for (const bicycle of ['BICYCLE', 'bicycling']) {
    expect(await seconds(bicycle)).toBeGreaterThan(await seconds());
    expect(await seconds(bicycle)).toBeLessThan(await seconds('WALK'));
  }
});

test('a direction is the same route with its polyline', async () => {
  const { routes } = await api.client().call(getDirection, { query: ends });
  const { distanceMeters } = await api.client().call(getDistance, { query: ends });
  expect(routes).toEqual([
    {
      distanceMeters,
      duration: expect.any(String),
      polyline: { encodedPolyline: expect.stringMatching(/^.{8,}$/) },
    },
  ]);
});

test('a missing route and invalid coordinates are rejected', async () => {
  const to = (lat: number) =>
    `distance-api?origin_lat=25&origin_lng=55&destination_lat=${lat}&destination_lng=55`;
  expect(await rejectionOf(to(0))).toEqual([404, ['route_not_found']]);
  expect(await rejectionOf(to(99))).toEqual([403, ['destination_lat']]);
  expect(await rejectionOf('direction-api?origin_lat=25')).toEqual([
    403,
    ['origin_lng', 'destination_lat', 'destination_lng'],
  ]);
});

test('an external provider that does not respond is a 503 with a customer-facing message', async () => {
  const maps = { ...createTestMaps(), suggest: async () => Promise.reject(new AppError('unavailable')) };
  const broken = await startApi({ routes: locationRoutes, deps: { maps } });
  const response = await broken.inject('/api/v1/config/place-api-autocomplete?search_text=x');
  expect([response.statusCode, response.json().errors[0].code]).toEqual([503, 'unavailable']);
  await broken.stop();
});
