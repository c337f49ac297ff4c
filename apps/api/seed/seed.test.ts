import { login } from '@errand/contract/auth';
import { getItem } from '@errand/contract/catalog';
import { getConfig } from '@errand/contract/config';
import { getZoneId } from '@errand/contract/location';
import { listModules } from '@errand/contract/modules';
import { listOrders } from '@errand/contract/orders';
import { getOrderDetails } from '@errand/contract/orders-track';
import { listParcelCategories } from '@errand/contract/parcel';
import { getVideoContent, listBanners, listReasons } from '@errand/contract/promotions';
import { searchItems } from '@errand/contract/search';
import { getStore, listLatestStores, listPopularStores } from '@errand/contract/stores';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders, bookHistory, differenceLines } from '../src/features/orders/books/index.ts';
import { startApi, type TestApi } from '../test/harness.ts';
import { DEMO_CUSTOMER, seedDemoWorld } from './index.ts';

/** Generous, because other test files share the cores. */
const SEEDING_MS = 120_000;

let api: TestApi;
let milliseconds: number;
beforeAll(async () => {
  api = await startApi({ demo: true, settings: null });
  const began = performance.now();
  await seedDemoWorld(api.deps);
  milliseconds = Math.round(performance.now() - began);
}, SEEDING_MS);
afterAll(() => api.stop());

/** A digest of the seeded data without ids, because a rolled-back attempt consumes some. */
const FINGERPRINT = sql.raw(`
  select md5(string_agg(line, E'\\n' order by line)) as digest, count(*) as lines from (
    select concat_ws('|', 'store', s.slug, s.name, s.address, s.latitude, s.longitude, s.cover_art, s.ratings,
      s.order_count, s.opened_at, z.slug) as line from stores s join zones z on z.id = s.zone_id
    union all select concat_ws('|', 'hours', s.slug, h.day, h.opens, h.closes)
      from store_schedules h join stores s on s.id = h.store_id
    union all select concat_ws('|', 'item', i.slug, s.slug, c.slug, i.name, i.pictures, i.price_minor, i.discount,
      i.food_groups, i.choices, i.stock, i.search_text, i.order_count, i.campaign_ends, b.slug)
      from items i join stores s on s.id = i.store_id join categories c on c.id = i.category_id
        left join brands b on b.id = i.brand_id
    union all select concat_ws('|', 'variation', i.slug, v.type, v.price_minor, v.stock)
      from item_variations v join items i on i.id = v.item_id
    union all select concat_ws('|', 'add-on', i.slug, a.name, a.price_minor)
      from item_add_ons l join items i on i.id = l.item_id join add_ons a on a.id = l.add_on_id
    union all select concat_ws('|', 'daypart', s.slug, c.slug, d.days, d.from_minutes, d.to_minutes)
      from dayparts d join stores s on s.id = d.store_id join categories c on c.id = d.category_id
    union all select concat_ws('|', 'review', s.slug, r.customer_name, r.comment, r.created_at)
      from reviews r join stores s on s.id = r.store_id
    union all select concat_ws('|', 'zone', z.slug, z.outline, m.slug, p.per_km_minor, p.minimum_minor)
      from zone_modules p join zones z on z.id = p.zone_id join modules m on m.id = p.module_id
    union all select concat_ws('|', 'vehicle', v.slug, v.hourly_minor, v.daily_minor, v.plates) from vehicles v
    union all select concat_ws('|', 'coupon', c.code, c.discount, c.ends_at) from coupons c
    union all select concat_ws('|', 'banner', b.title, b.subtitle, b.art, b.featured) from banners b
    union all select concat_ws('|', 'member', c.slug, s.slug)
      from campaign_stores m join campaigns c on c.id = m.campaign_id join stores s on s.id = m.store_id
    union all select concat_ws('|', 'courier', c.first_name, c.latitude, c.longitude, c.heading) from couriers c
    union all select concat_ws('|', 'order', o.created_at, o.status, o.total_minor, o.delivery_minor, o.otp) from orders o
    union all select concat_ws('|', 'parcel', p.sender, p.distance_minor, p.measure_minor, p.return_fee_minor, p.returned_at)
      from parcels p
    union all select concat_ws('|', 'line', l.slug, l.choice, l.unit_minor, l.total_minor) from order_lines l
    union all select concat_ws('|', 'step', h.status, h.at) from order_history h
    union all select concat_ws('|', 'city', md5(city::text)) from city_maps
    union all select concat_ws('|', 'file', key) from files
    union all select concat_ws('|', 'word', word, uses) from search_words
    union all select concat_ws('|', 'setting', key, value) from settings
  ) lines`);

async function fingerprint({ db }: TestApi): Promise<unknown> {
  return (await db.execute(FINGERPRINT)).rows[0];
}

async function numberOf(query: string): Promise<number> {
  const found = await api.db.execute<{ n: number }>(sql.raw(`select (${query}) as n`));
  return Number(found.rows[0]?.n);
}

test('the demo world has the required size and is seeded within the time limit', async () => {
  console.info(`the demo world was made in ${milliseconds} ms`);
  expect(await numberOf('select count(*) from modules')).toBe(6);
  expect(await numberOf('select count(*) from zones')).toBe(3);
  expect(await numberOf('select count(*) from zone_modules')).toBe(18);
  const sellers = `from stores s join modules m on m.id = s.module_id where m.type`;
  expect(await numberOf(`select count(*) ${sellers} <> 'rental'`)).toBeGreaterThanOrEqual(60);
  expect(await numberOf(`select count(*) ${sellers} = 'rental'`)).toBe(12);
  expect(await numberOf('select count(*) from items')).toBeGreaterThanOrEqual(1500);
  expect(await numberOf('select count(*) from vehicles')).toBe(80);
  expect(await numberOf('select count(*) from couriers')).toBe(12);
  expect(await numberOf('select count(*) from search_words')).toBeGreaterThan(1000);
  expect(milliseconds).toBeLessThan(60_000);
});

test('seeding twice changes nothing', async () => {
  const before = await fingerprint(api);
  await seedDemoWorld(api.deps);
  expect(await fingerprint(api)).toEqual(before);
});

test(
  'an interrupted seeding leaves no rows, and the next one creates the same world',
  async () => {
    const other = await startApi({ routes: () => {}, settings: null });
    const broken = seedDemoWorld(other.deps, (_fraction, what) => {
      if (what === 'people') throw new Error('power cut');
    });
    await expect(broken).rejects.toThrow('power cut');
    const left = await other.db.execute(sql`select 1 from modules union all select 1 from stores`);
    expect(left.rows).toEqual([]);
    await seedDemoWorld(other.deps);
    expect(await fingerprint(other)).toEqual(await fingerprint(api));
    await other.stop();
  },
  SEEDING_MS,
);

test('two concurrent seedings create one world', async () => {
  const before = await fingerprint(api);
  await Promise.all([seedDemoWorld(api.deps), seedDemoWorld(api.deps)]);
  expect(await fingerprint(api)).toEqual(before);
});

test('every store has a position of its own inside its zone', async () => {
  const outside = `select count(*) from stores s join zones z on z.id = s.zone_id
    where not z.outline @> point(s.longitude, s.latitude)`;
  expect(await numberOf(outside)).toBe(0);
  expect(await numberOf('select count(*) - count(distinct (latitude, longitude)) from stores')).toBe(0);
  expect(await numberOf('select count(distinct zone_id) from stores')).toBe(3);
});

test('every picture that a row references is in the file store', async () => {
  const named = `
    select logo as key from stores union select jsonb_array_elements_text(cover_art->'pictures') from stores
    union select jsonb_array_elements_text(cover_art->'arcade') from stores
    union select jsonb_array_elements_text(pictures) from items
    union select jsonb_array_elements_text(pictures) from vehicles
    union select jsonb_array_elements_text(art->'pictures') from banners
    union select picture from categories union select picture from modules union select picture from couriers
    union select picture from customers union select picture from brands union select picture from order_lines
    union select image from campaigns union select picture from parcel_categories`;
  expect(await numberOf(`select count(*) from (${named}) n where key not in (select key from files)`)).toBe(
    0,
  );
  const [file] = (await api.db.execute<{ key: string }>(sql`select key from files order by key limit 1`))
    .rows;
  expect(await api.deps.files.variant(file?.key ?? '', 96, 'webp')).not.toBeNull();
});

test('stock and item counts add up, and every item has search texts', async () => {
  const stock = `select count(*) from items i where exists (select 1 from item_variations v where v.item_id = i.id)
    and i.stock <> (select sum(stock) from item_variations v where v.item_id = i.id)`;
  expect(await numberOf(stock)).toBe(0);
  const counts = `select count(*) from stores s where s.module_id <> (select id from modules where type = 'rental')
    and s.item_count <> (select count(*) from items i where i.store_id = s.id and i.campaign_starts is null)`;
  expect(await numberOf(counts)).toBe(0);
  expect(await numberOf(`select count(*) from items where search_text = '' or search = ''`)).toBe(0);
});

test('the default place lists the four popular kitchens and the four newest stores first', async () => {
  const place = await home();
  const slugs = (answer: { stores: { slug: string }[] }) => answer.stores.slice(0, 4).map(({ slug }) => slug);
  const client = api.client(place);
  expect(slugs(await client.call(listPopularStores, { query: {} }))).toEqual([
    'saffron-street-kitchen',
    'blue-door-burgers',
    'moonbowl-ramen',
    'harbour-slice',
  ]);
  expect(slugs(await client.call(listLatestStores, { query: {} }))).toEqual([
    'little-fern',
    'salt-and-lime',
    'cardamom-cup',
    'corniche-creamery',
  ]);
  const store = await client.call(getStore, { params: { id: 'saffron-street-kitchen' } });
  expect(store.discount).toMatchObject({ discount: 15 });
  expect(store.cover_art?.arcade).toHaveLength(6);
});

test('banners that promise free delivery name the operator’s threshold', async () => {
  const place = await home();
  const { admin_free_delivery: free } = await api.client().call(getConfig, {});
  expect(free).toMatchObject({ status: true, type: 'free_delivery_by_order_amount' });
  const promised: string[] = [];
  for (const moduleId of [1, 2, 3, 4]) {
    const { banners } = await api.client({ ...place, moduleId }).call(listBanners, { query: {} });
    promised.push(
      ...banners.map(({ subtitle }) => subtitle ?? '').filter((text) => /free delivery/i.test(text)),
    );
  }
  expect(promised.length).toBeGreaterThan(1);
  for (const text of promised) {
    expect(text.match(/\d+/g)).toEqual([String(free.free_delivery_over)]);
  }
});

test('every section of the parcel home page has content, and its banners book a category of the module', async () => {
  const place = await home();
  const modules = await api.client().call(listModules, {});
  const moduleId = modules.find(({ module_type }) => module_type === 'parcel')?.id;
  for (const language of ['en', 'ar'] as const) {
    const visitor = api.client({ ...place, moduleId, language });
    const categories = await visitor.call(listParcelCategories, {});
    const { banners } = await visitor.call(listBanners, { query: {} });
    const bookings = categories.map(({ id }) => `/parcel/booking?category=${id}`);
    expect(bookings).toEqual(expect.arrayContaining(banners.map(({ link }) => link)));
    expect(banners).toHaveLength(2);
    expect(await visitor.call(getVideoContent, {})).toMatchObject({
      banner_image_full_url: expect.any(String),
      banner_contents: expect.objectContaining({ length: 3 }),
    });
    expect((await visitor.call(listReasons, {})).banners).toHaveLength(4);
  }
});

test('items are shown and found in both languages', async () => {
  const place = await home();
  const arabic = api.client({ ...place, language: 'ar' });
  const item = await arabic.call(getItem, { params: { id: 'charcoal-chicken-wrap' }, query: {} });
  expect(item).toMatchObject({
    name: 'لفافة دجاج على الفحم',
    nutritions_name: ['540 سعرة حرارية', '34 غ بروتين'],
  });
  expect(item.allergies_name).toEqual(['قمح', 'حليب']);
  const found = await arabic.call(searchItems, { query: { name: 'فلافل' } });
  expect(found.total_size).toBeGreaterThan(3);
  const misspelt = await api.client(place).call(searchItems, { query: { name: 'shawrma' } });
  expect(misspelt.total_size).toBeGreaterThan(0);
});

test('the demo customer signs in by email and by phone and has orders', async () => {
  const signIn = (email_or_phone: string) =>
    api.client().call(login, { body: { email_or_phone, password: DEMO_CUSTOMER.password } });
  const { token } = await signIn(DEMO_CUSTOMER.phone);
  expect(token).toEqual(expect.any(String));
  expect((await signIn(DEMO_CUSTOMER.email)).token).toEqual(expect.any(String));
  const client = api.client({ token: token ?? '' });
  const { orders } = await client.call(listOrders, { query: {} });
  expect(orders.map(({ order_type, order_status }) => `${order_type} ${order_status}`)).toEqual([
    'parcel delivered',
    'parcel returned',
    'delivery delivered',
    'delivery canceled',
    'delivery delivered',
    'delivery delivered',
  ]);
  for (const order of orders) {
    const lines = await client.call(getOrderDetails, { query: { order_id: order.id } });
    const sum = lines.reduce((total, line) => total + line.total_price, 0);
    expect(sum).toBeCloseTo(order.items_amount - order.discount_amount, 5);
  }
  const delivered = orders.filter(({ order_status }) => order_status === 'delivered');
  for (const order of delivered) expect(order.delivery_man?.f_name).toBeTruthy();
});

/** The zones of the default address, and the food module. */
async function home() {
  const [point] = (
    await api.db.execute<{ lat: string; lng: string }>(
      sql`select value->>'lat' as lat, value->>'lng' as lng from settings where key = 'default_location'`,
    )
  ).rows;
  const at = { latitude: Number(point?.lat), longitude: Number(point?.lng) };
  const { zone_id } = await api.client().call(getZoneId, { query: { lat: at.latitude, lng: at.longitude } });
  const moduleId = await numberOf(`select id from modules where type = 'food'`);
  return { zoneIds: JSON.parse(zone_id) as number[], moduleId, point: at };
}

test('the orders of the demo world can be booked, and agree with the ledger', async () => {
  expect(await bookHistory(api.deps)).toBe(await numberOf('select count(*) from orders'));
  const lines: string[] = [];
  await auditOrders(api.deps, (difference) => lines.push(...differenceLines(difference)));
  expect(lines).toEqual([]);
});
