import { describe, expect, test } from 'vitest';
import { startRecordedService } from '../../../../test/recorded-service.ts';
import { googleRouter } from './google-router.ts';
import { osrm } from './osrm.ts';
import { valhalla } from './valhalla.ts';

const FROM = { latitude: 38.4, longitude: -120.1 };
const TO = { latitude: 43.3, longitude: -126.5 };
/** The line of Google's published example, in five and in six decimals. */
const LINE = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const LINE_6 = '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI';
const POINTS = [
  FROM,
  { latitude: 38.5, longitude: -120.2 },
  { latitude: 40.7, longitude: -120.95 },
  { latitude: 43.252, longitude: -126.453 },
  TO,
];

describe('OSRM', () => {
  const response = {
    code: 'Ok',
    routes: [{ distance: 1884.6, duration: 251.4, geometry: LINE, weight: 251.4, legs: [] }],
    waypoints: [],
  };

  test('is called for the whole line, longitude first, and the route has its points', async () => {
    const { service, requests } = await startRecordedService(() => ({ body: response }));
    const route = await osrm(service).route(FROM, TO, 'drive');
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/route/v1/car/-120.1,38.4;-126.5,43.3',
      query: { overview: 'full', geometries: 'polyline' },
    });
    expect(route).toEqual({ meters: 1885, seconds: 251, points: POINTS });
  });

  test('each travel mode has a server; a single server is used for driving only', async () => {
    const { service, requests } = await startRecordedService(() => ({ body: response }));
    const several = osrm({ ...service, url: `${service.url}/routed-{profile}` });
    for (const mode of ['drive', 'walk', 'bicycle'] as const) await several.route(FROM, TO, mode);
    expect(requests.map(({ path }) => path.split('/').slice(1, 5).join('/'))).toEqual([
      'routed-car/route/v1/car',
      'routed-foot/route/v1/foot',
      'routed-bike/route/v1/bike',
    ]);
    expect(await osrm(service).route(FROM, TO, 'walk')).toBeNull();
    expect(requests).toHaveLength(3);
  });

  test.each(['NoRoute', 'NoSegment'])('%s is returned as no route', async (code) => {
    const { service } = await startRecordedService(() => ({ status: 400, body: { code, message: 'x' } }));
    expect(await osrm(service).route(FROM, TO, 'drive')).toBeNull();
  });

  test('an invalid query is an error', async () => {
    const { service } = await startRecordedService(() => ({ status: 400, body: { code: 'InvalidQuery' } }));
    await expect(osrm(service).route(FROM, TO, 'drive')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('Valhalla', () => {
  test.each([
    ['drive', 'auto'],
    ['walk', 'pedestrian'],
    ['bicycle', 'bicycle'],
  ] as const)(
    '%s is its %s; kilometers become meters, and points have six decimals',
    async (mode, costing) => {
      const { service, requests } = await startRecordedService(() => ({
        body: {
          trip: {
            locations: [],
            legs: [{ summary: { length: 1.8846, time: 251.4 }, shape: LINE_6 }],
            summary: { length: 1.8846, time: 251.4, cost: 300 },
            status: 0,
            status_message: 'Found route between points',
            units: 'kilometers',
            language: 'en-US',
          },
        },
      }));
      const route = await valhalla(service).route(FROM, TO, mode);
      expect(requests[0]).toMatchObject({
        method: 'POST',
        path: '/route',
        body: {
          locations: [
            { lat: 38.4, lon: -120.1 },
            { lat: 43.3, lon: -126.5 },
          ],
          costing,
          units: 'kilometers',
          directions_type: 'none',
        },
      });
      expect(route).toEqual({ meters: 1885, seconds: 251, points: POINTS });
    },
  );

  test.each([154, 170, 171, 442])('its error %d is no route', async (error_code) => {
    const body = { error_code, error: 'No path could be found for input', status_code: 400 };
    const { service } = await startRecordedService(() => ({ status: 400, body }));
    expect(await valhalla(service).route(FROM, TO, 'drive')).toBeNull();
  });

  test('its other errors are errors', async () => {
    const { service } = await startRecordedService(() => ({ status: 400, body: { error_code: 106 } }));
    await expect(valhalla(service).route(FROM, TO, 'drive')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('Google Routes', () => {
  test.each([
    ['drive', 'DRIVE'],
    ['walk', 'WALK'],
    ['bicycle', 'BICYCLE'],
  ] as const)('%s is its %s; only the needed fields are requested', async (mode, travelMode) => {
    const { service, requests } = await startRecordedService(() => ({
      body: { routes: [{ distanceMeters: 1885, duration: '251.4s', polyline: { encodedPolyline: LINE } }] },
    }));
    const route = await googleRouter(service).route(FROM, TO, mode);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/directions/v2:computeRoutes',
      headers: {
        'x-goog-api-key': 'secret-key',
        'x-goog-fieldmask': 'routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline',
      },
      body: {
        origin: { location: { latLng: FROM } },
        destination: { location: { latLng: TO } },
        travelMode,
      },
    });
    expect(route).toEqual({ meters: 1885, seconds: 251, points: POINTS });
  });

  test('an empty response is no route; a route of length zero is one', async () => {
    let body: unknown = {};
    const { service } = await startRecordedService(() => ({ body }));
    expect(await googleRouter(service).route(FROM, TO, 'drive')).toBeNull();
    body = { routes: [{ duration: '0s', polyline: {} }] };
    expect(await googleRouter(service).route(FROM, FROM, 'drive')).toMatchObject({ meters: 0, seconds: 0 });
  });
});
