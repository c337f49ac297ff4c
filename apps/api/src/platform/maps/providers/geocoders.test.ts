import { describe, expect, test } from 'vitest';
import { startRecordedService } from '../../../../test/recorded-service.ts';
import { googleGeocoder } from './google-geocoder.ts';
import { nominatim } from './nominatim.ts';
import { photon } from './photon.ts';

/** Responses from the documentation of the services. */
const NEAR = { latitude: 52.5, longitude: 13.4 };

const BERLIN = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {
        osm_type: 'W',
        osm_id: 38862723,
        osm_key: 'leisure',
        osm_value: 'stadium',
        name: 'Berlin Olympic Stadium',
        street: 'Olympischer Platz',
        housenumber: '3',
        postcode: '14053',
        state: 'Berlin',
        country: 'Germany',
        countrycode: 'DE',
        extent: [13.23727, 52.5157151, 13.241757, 52.5135972],
      },
      geometry: { type: 'Point', coordinates: [13.239514674078611, 52.51467945] },
    },
    {
      type: 'Feature',
      properties: { osm_type: 'N', osm_id: 1, housenumber: '3', street: 'Olympischer Platz', city: 'Berlin' },
      geometry: { type: 'Point', coordinates: [13.24, 52.51] },
    },
  ],
};

describe('Photon', () => {
  // Requirements: LOC-26..28.
  test('returns suggestions near the visitor, and each is found again by its id', async () => {
    const { service, requests } = await startRecordedService(() => ({ body: BERLIN }));
    const geocoder = photon(service);
    const [stadium, house] = await geocoder.suggest('olympic', 'en', NEAR);
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/api',
      query: { q: 'olympic', limit: '8', lat: '52.5', lon: '13.4', lang: 'en' },
    });
    expect(stadium).toMatchObject({
      mainText: 'Berlin Olympic Stadium',
      secondaryText: '3 Olympischer Platz, Berlin, Germany',
    });
    expect(house).toMatchObject({ mainText: '3 Olympischer Platz', secondaryText: 'Berlin' });
    expect(await geocoder.place(stadium?.id ?? '', 'en')).toEqual({
      point: { latitude: 52.51467945, longitude: 13.239514674078611 },
      address: 'Berlin Olympic Stadium, 3 Olympischer Platz, Berlin, Germany',
    });
    expect(requests).toHaveLength(1);
  });

  test.each(['street:12:34', 'at.', 'at.bm8', `at.${Buffer.from('[95,1,"x"]').toString('base64url')}`])(
    'the id "%s" is not found',
    async (id) => {
      const { service } = await startRecordedService(() => ({ body: BERLIN }));
      expect(await photon(service).place(id, 'en')).toBeNull();
    },
  );

  // Requirements: LOC-25.
  test('returns the nearest address, or null', async () => {
    const { service, requests } = await startRecordedService(({ query }) => ({
      body: query.lat === '0' ? { type: 'FeatureCollection', features: [] } : BERLIN,
    }));
    const geocoder = photon(service);
    expect(await geocoder.addressAt(NEAR, 'en')).toMatch(/^Berlin Olympic Stadium, /);
    expect(requests[0]).toMatchObject({
      path: '/reverse',
      query: { lat: '52.5', lon: '13.4', radius: '0.5', limit: '1', lang: 'en' },
    });
    expect(await geocoder.addressAt({ latitude: 0, longitude: 0 }, 'en')).toBeNull();
  });

  test('an unsupported language is omitted, and not tried twice', async () => {
    const { service, requests } = await startRecordedService(({ query }) =>
      query.lang === 'ar'
        ? { status: 400, body: { message: 'Language is not supported. Supported are: default, en' } }
        : { body: BERLIN },
    );
    const geocoder = photon(service);
    expect((await geocoder.suggest('olympic', 'ar', null))[0]?.secondaryText).toContain('، ');
    await geocoder.suggest('stadium', 'ar', null);
    expect(requests.map(({ query }) => query.lang)).toEqual(['ar', undefined, undefined]);
  });
});

const GATE = {
  place_id: 115462561,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright',
  osm_type: 'way',
  osm_id: 50637691,
  boundingbox: ['52.3994612', '52.3996426', '13.0479574', '13.0481754'],
  lat: '52.399550700000006',
  lon: '13.048066846939687',
  display_name: '14, Brandenburger Straße, Innenstadt, Potsdam, 14467, Germany',
  category: 'tourism',
  type: 'attraction',
};

describe('Nominatim', () => {
  // Requirements: LOC-26, LOC-27.
  test('returns places, those near the visitor first', async () => {
    const { service, requests } = await startRecordedService(() => ({
      body: [GATE, { ...GATE, osm_id: undefined }],
    }));
    const found = await nominatim(service).suggest('brandenburger', 'en', NEAR);
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/search',
      query: {
        q: 'brandenburger',
        limit: '8',
        viewbox: '12.9000,53.0000,13.9000,52.0000',
        format: 'jsonv2',
        'accept-language': 'en',
      },
    });
    expect(requests[0]?.headers['user-agent']).toBe('Errand storefront');
    expect(found).toEqual([
      {
        id: 'W50637691',
        mainText: '14 Brandenburger Straße',
        secondaryText: 'Innenstadt, Potsdam, 14467, Germany',
      },
    ]);
  });

  // Requirements: LOC-28.
  test('finds a place by its id, and sends no request for ids of others', async () => {
    const { service, requests } = await startRecordedService(({ query }) => ({
      body: query.osm_ids === 'W1' ? [] : [GATE],
    }));
    const geocoder = nominatim(service);
    expect(await geocoder.place('W50637691', 'ar')).toEqual({
      point: { latitude: 52.399550700000006, longitude: 13.048066846939687 },
      address: '14 Brandenburger Straße، Innenstadt، Potsdam، 14467، Germany',
    });
    expect(requests[0]).toMatchObject({
      path: '/lookup',
      query: { osm_ids: 'W50637691', 'accept-language': 'ar' },
    });
    expect(await geocoder.place('W1', 'en')).toBeNull();
    expect(await geocoder.place('street:1', 'en')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  // Requirements: LOC-25.
  test('returns an address; its "unable to geocode" is null', async () => {
    const { service, requests } = await startRecordedService(({ query }) => ({
      body: query.lat === '0' ? { error: 'Unable to geocode' } : GATE,
    }));
    const geocoder = nominatim(service);
    expect(await geocoder.addressAt(NEAR, 'en')).toMatch(/^14 Brandenburger Straße, Innenstadt, /);
    expect(requests[0]).toMatchObject({
      path: '/reverse',
      query: { lat: '52.5', lon: '13.4', zoom: '18', format: 'jsonv2', 'accept-language': 'en' },
    });
    expect(await geocoder.addressAt({ latitude: 0, longitude: 0 }, 'en')).toBeNull();
  });
});

describe('Google', () => {
  // Requirements: LOC-26, LOC-27.
  test('Places is called for suggestions, with the key in a header', async () => {
    const { service, requests } = await startRecordedService(() => ({
      body: {
        suggestions: [
          {
            placePrediction: {
              place: 'places/ChIJ5YQQf1GHhYARPKG7WLIaOko',
              placeId: 'ChIJ5YQQf1GHhYARPKG7WLIaOko',
              text: { text: 'Amoeba Music, Haight Street', matches: [{ endOffset: 6 }] },
              structuredFormat: {
                mainText: { text: 'Amoeba Music', matches: [{ endOffset: 6 }] },
                secondaryText: { text: 'Haight Street, San Francisco' },
              },
            },
          },
          { queryPrediction: { text: { text: 'amoeba records' } } },
        ],
      },
    }));
    const found = await googleGeocoder(service, service).suggest('amoeba', 'ar', NEAR);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/places:autocomplete',
      query: {},
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': 'secret-key',
        'x-goog-fieldmask':
          'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
      },
      body: {
        input: 'amoeba',
        languageCode: 'ar',
        locationBias: { circle: { center: { latitude: 52.5, longitude: 13.4 }, radius: 30_000 } },
      },
    });
    expect(found).toEqual([
      {
        id: 'ChIJ5YQQf1GHhYARPKG7WLIaOko',
        mainText: 'Amoeba Music',
        secondaryText: 'Haight Street, San Francisco',
      },
    ]);
  });

  test('a response without suggestions is an empty list', async () => {
    const { service } = await startRecordedService(() => ({ body: {} }));
    expect(await googleGeocoder(service, service).suggest('zzz', 'en', null)).toEqual([]);
  });

  // Requirements: LOC-28.
  test('a place is found by its id, and an unknown one is null', async () => {
    const { service, requests } = await startRecordedService(({ path }) =>
      path.endsWith('/gone')
        ? { status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } }
        : { body: { location: { latitude: 37.7, longitude: -122.4 }, formattedAddress: '1855 Haight St' } },
    );
    const geocoder = googleGeocoder(service, service);
    expect(await geocoder.place('ChIJ5Y', 'en')).toEqual({
      point: { latitude: 37.7, longitude: -122.4 },
      address: '1855 Haight St',
    });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/v1/places/ChIJ5Y',
      query: { languageCode: 'en' },
      headers: { 'x-goog-api-key': 'secret-key', 'x-goog-fieldmask': 'location,formattedAddress' },
    });
    expect(await geocoder.place('gone', 'en')).toBeNull();
    expect(await geocoder.place('street:1/../x', 'en')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  // Requirements: LOC-25.
  test('Geocoding returns an address or null, and a rejected key is an error without the key', async () => {
    let status = 'OK';
    const { service, requests } = await startRecordedService(() => ({
      body: { status, results: status === 'OK' ? [{ formatted_address: '277 Bedford Ave' }] : [] },
    }));
    const geocoder = googleGeocoder(service, service);
    expect(await geocoder.addressAt({ latitude: 40.714224, longitude: -73.961452 }, 'ar')).toBe(
      '277 Bedford Ave',
    );
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/maps/api/geocode/json',
      query: { latlng: '40.714224,-73.961452', language: 'ar', key: 'secret-key' },
    });
    status = 'ZERO_RESULTS';
    expect(await geocoder.addressAt(NEAR, 'en')).toBeNull();
    status = 'REQUEST_DENIED';
    const error = await geocoder.addressAt(NEAR, 'en').catch((reason) => reason);
    expect(error).toMatchObject({ code: 'unavailable', cause: 'Test: REQUEST_DENIED' });
    expect(JSON.stringify(error) + error.cause).not.toContain('secret-key');
  });
});
