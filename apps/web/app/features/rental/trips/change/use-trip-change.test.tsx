import { expect, test, vi } from 'vitest';
import { render } from '../../../../../test/render.tsx';
import { aTrip } from '../trip.fixture.ts';
import { useTripChange } from './change-trip.tsx';

test('a change that ended in a server error is repeated with its Idempotency-Key, and so applied once', async () => {
  const keys: unknown[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Record<string, string> }) => {
    keys.push(init.headers['idempotency-key']);
    return new Response('{}', { status: 503 });
  });
  const changes: ReturnType<typeof useTripChange>['change'][] = [];
  function Form() {
    changes.push(useTripChange(aTrip(), { destination_time: '2026-03-11T06:00:00.000Z' }, () => {}).change);
    return null;
  }
  render(<Form />);
  const agreed = { difference: 12, payment_method: 'wallet' as const };
  for (let attempt = 0; attempt < 2; attempt += 1) await changes[0]?.mutateAsync(agreed).catch(() => {});
  expect(keys).toEqual([expect.any(String), keys[0]]);
});
