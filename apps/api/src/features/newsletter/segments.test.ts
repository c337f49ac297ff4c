import * as contract from '@errand/contract/console/newsletter/segments';
import { LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import { isInSegment, LAST_ORDERS, type Segment } from '@errand/domain/newsletter';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../test/console/open-console.ts';
import { makeCustomer, makeOrder, makeStore } from '../../../test/factories/index.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { countAudience, storeRecipients } from './audience.queries.ts';
import { newsletterCampaigns, newsletterRecipients, newsletterSubscribers } from './newsletter.tables.ts';

const DAY = 86_400_000;
const { shop, operator } = await openConsole();
const { api } = shop;

type Person = { email: string; language: LanguageCode; orders: Parameters<typeof isInSegment>[1]['orders'] };
const people: Person[] = [];
let places: { moduleId: number; zoneId: number; storeId: number }[] = [];

/** Orders of customers and guests in three modules and zones, at most 100 days ago. */
beforeAll(async () => {
  const stores = [await makeStore(api.db), await makeStore(api.db), await makeStore(api.db)];
  places = stores.map(({ id, moduleId, zoneId }) => ({ moduleId, zoneId, storeId: id }));
  for (let at = 0; at < 40; at += 1) {
    const email = `person${at}@example.com`;
    const language = LANGUAGE_CODES[at % LANGUAGE_CODES.length]!;
    await api.db.insert(newsletterSubscribers).values({ email, language, state: 'confirmed' });
    const customer = at % 2 === 0 ? await makeCustomer(api.db, { email }) : null;
    const orders = [];
    for (let nth = 0; nth < at % 4; nth += 1) {
      const place = places[(at + nth) % 3]!;
      const createdAt = new Date(api.clock.now() - ((at * 7 + nth * 13) % 100) * DAY);
      const status = (at + nth) % 7 === 0 ? ('canceled' as const) : ('delivered' as const);
      await makeOrder(api.db, customer ? `customer:${customer.id}` : `guest:${at}`, {
        ...place,
        createdAt,
        status,
        contact: { name: '', phone: '+971501234567', email: customer ? null : email.toUpperCase() },
      });
      if (status === 'delivered')
        orders.push({ moduleId: place.moduleId, zoneId: place.zoneId, placedMs: createdAt.getTime() });
    }
    people.push({ email, language, orders });
  }
});

const segment = (ids: { modules: number[]; zones: number[] }): fc.Arbitrary<Segment> =>
  fc.record({
    languages: fc.subarray([...LANGUAGE_CODES]),
    moduleIds: fc.subarray(ids.modules),
    zoneIds: fc.subarray(ids.zones),
    lastOrder: fc.constantFrom(null, ...LAST_ORDERS),
    days: fc.integer({ min: 1, max: 110 }),
  });

test('a segment counts and addresses exactly the subscribers whom its rule names', async () => {
  const nowMs = api.clock.now();
  const modules = places.map(({ moduleId }) => moduleId);
  const zones = places.map(({ zoneId }) => zoneId);
  const [campaign] = await api.db
    .insert(newsletterCampaigns)
    .values({ subject: { en: 'x' }, body: { en: [] } })
    .returning();
  let found = 0;
  await fc.assert(
    fc.asyncProperty(segment({ modules, zones }), async (chosen) => {
      const expected = people
        .filter((person) => isInSegment(chosen, person, nowMs))
        .map(({ email }) => email);
      found += expected.length > 0 && expected.length < people.length ? 1 : 0;
      expect(await countAudience(api.deps.pool, chosen, nowMs)).toBe(expected.length);
      await storeRecipients(api.deps.pool, { campaignId: campaign!.id, segment: chosen, after: 0, nowMs });
      const { rows } = await api.db.execute<{ email: string }>(
        `select s.email from newsletter_recipients r join newsletter_subscribers s on s.id = r.subscriber_id`,
      );
      expect(rows.map(({ email }) => email).toSorted()).toEqual(expected.toSorted());
      await api.db.delete(newsletterRecipients);
    }),
    { numRuns: 120 },
  );
  expect(found).toBeGreaterThan(20);
});

test('a segment is stored with a live count, and cannot be deleted while a campaign has it', async () => {
  const body = { name: 'Arabic readers', languages: ['ar' as const], module_ids: [], zone_ids: [] };
  const expected = people.filter(({ language }) => language === 'ar').length;
  expect(await operator.call(contract.countSegment, { body })).toEqual({ count: expected });
  const { id, version, count } = await operator.call(contract.createSegment, { body });
  expect(count).toBe(expected);
  await api.db
    .insert(newsletterSubscribers)
    .values({ email: 'new@example.com', language: 'ar', state: 'confirmed' });
  const changed = await operator.call(contract.updateSegment, {
    params: { id },
    body: { ...body, name: 'Arabic', version },
  });
  expect(changed).toMatchObject({ name: 'Arabic', count: expected + 1 });
  const { rows } = await operator.call(contract.listSegments, { query: {} });
  expect(rows).toEqual([changed]);
  await api.db.insert(newsletterCampaigns).values({ subject: { en: 'x' }, body: { en: [] }, segmentId: id });
  expect((await rejectionOf(operator.call(contract.deleteSegment, { params: { id } }))).code).toBe(
    'segment_used',
  );
  const { modules, zones } = await operator.call(contract.listSegmentChoices, {});
  expect([modules.length, zones.length]).toEqual([3, 3]);
});
