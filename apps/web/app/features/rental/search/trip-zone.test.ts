import { type Client, createClient } from '@errand/contract';
import { expect, test } from 'vitest';
import { tripZone } from './trip-zone.ts';

const PLACE = { lat: 25.2, lng: 55.3, name: 'Harbour Square' };

/** A shop with two zones, of which the second contains the place; `down` calls fail. */
function shop(down: string[] = []): Client {
  return createClient(async ({ url }) => {
    if (down.some((part) => url.includes(part))) return response(503, { errors: [] });
    const zones = [
      { id: 1, time_zone: 'Europe/Berlin' },
      { id: 2, time_zone: 'Asia/Dubai' },
    ];
    const body = url.includes('get-zone-id') ? { zone_id: '[2]', zone_data: [zones[1]] } : zones;
    return response(200, body);
  });
}

function response(status: number, body: unknown) {
  return { status, headers: { get: () => null }, text: JSON.stringify(body) };
}

test('the times of a trip are in the zone of its pickup, else in that of the visitor', async () => {
  expect(await tripZone(shop(), [1], PLACE)).toBe('Asia/Dubai');
  expect(await tripZone(shop(), [2], null)).toBe('Asia/Dubai');
  expect(await tripZone(shop(), [], null)).toBe('Europe/Berlin');
  // Outside of all zones.
  expect(await tripZone(shop(['get-zone-id']), [2], PLACE)).toBe('Asia/Dubai');
  expect(await tripZone(shop(['zone']), [2], PLACE)).toBe('UTC');
});
