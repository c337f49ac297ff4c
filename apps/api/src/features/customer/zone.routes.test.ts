import { exportAccount, getCustomerInfo, putZone, updateZone } from '@errand/contract/customer';
import type { LanguageCode } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomer, makeGuest, makeZone } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { customerRoutes } from './customer.routes.ts';

let api: TestApi;
let zoneId: number;
let otherId: number;
let closedId: number;
beforeAll(async () => {
  api = await startApi({ routes: customerRoutes });
  zoneId = (await makeZone(api.db)).id;
  otherId = (await makeZone(api.db)).id;
  closedId = (await makeZone(api.db, { active: false })).id;
});
afterAll(() => api.stop());

test('the zones of the header are remembered for one customer, by GET and by PUT, without unknown ones', async () => {
  const [customer, other] = [await makeCustomer(api.db), await makeCustomer(api.db)];
  const as = (zoneIds: number[], language: LanguageCode = 'en') =>
    api.client({ token: customer.token, zoneIds, language });
  const known = async () => (await as([]).call(getCustomerInfo, {})).zone_ids;
  expect(await known()).toEqual([]);
  const { message } = await as([otherId, closedId, zoneId, otherId, 9_999_999_999]).call(updateZone, {});
  expect(message).toBe('Your zone is updated.');
  expect(await known()).toEqual([otherId, zoneId]);
  expect((await as([zoneId], 'ar').call(putZone, {})).message).toBe('حُدّثت منطقتك.');
  expect(await known()).toEqual([zoneId]);
  expect((await as([]).call(exportAccount, {})).profile.zone_ids).toEqual([zoneId]);
  expect((await api.client(other).call(getCustomerInfo, {})).zone_ids).toEqual([]);
});

test('zones that are missing or unknown are rejected and change nothing, and a guest has none', async () => {
  const { token } = await makeCustomer(api.db);
  await api.client({ token, zoneIds: [zoneId] }).call(updateZone, {});
  const rejected = (zoneIds?: number[]) => rejectionOf(api.client({ token, zoneIds }).call(updateZone, {}));
  expect(await rejected()).toMatchObject({ status: 403, code: 'zone_required' });
  expect(await rejected([closedId, 999_999])).toMatchObject({ status: 404, code: 'zone_unknown' });
  expect((await api.client({ token }).call(getCustomerInfo, {})).zone_ids).toEqual([zoneId]);
  const guestId = (await makeGuest(api.db)).id;
  const asGuest = api.client({ guestId, zoneIds: [zoneId] }).call(putZone, {});
  expect(await rejectionOf(asGuest)).toMatchObject({ status: 401, code: 'unauthenticated' });
});
