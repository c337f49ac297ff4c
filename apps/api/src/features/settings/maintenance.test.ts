import { ApiError } from '@errand/contract';
import { requestGuestId } from '@errand/contract/auth';
import { getConfig } from '@errand/contract/config';
import { listModules } from '@errand/contract/modules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { changeSettings } from './settings.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('during maintenance changes are rejected with 503 and Retry-After; reads continue', async () => {
  const client = api.client({ language: 'ar' });
  await changeSettings(api.deps, { maintenance_mode: true });
  expect((await client.call(getConfig, {})).maintenance_mode).toBe(true);
  expect(await client.call(listModules, {})).toEqual([]);
  const rejection = await client.call(requestGuestId, { body: {} }).catch((error: unknown) => error);
  expect(rejection).toBeInstanceOf(ApiError);
  expect(rejection).toMatchObject({ status: 503, code: 'maintenance' });
  expect((rejection as ApiError).message).toContain('المتجر');
  const raw = await api.inject({ method: 'POST', url: '/api/v1/auth/guest/request' });
  expect(raw.headers['retry-after']).toBe('120');

  await changeSettings(api.deps, { maintenance_mode: false });
  expect((await client.call(requestGuestId, { body: {} })).guest_id).toBeTruthy();
});
