import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';

const MIGRATIONS = path.join(import.meta.dirname, '../../../../migrations');
const NAME = 'errand_trips_migration';

type Journal = { entries: { idx: number; tag: string; when: number }[] };
const { entries } = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;

let url: string;
let client: pg.Client;

/** A database of the version in which trips were not orders yet. */
beforeAll(async () => {
  await admin(`drop database if exists ${NAME} with (force)`);
  await admin(`create database ${NAME}`);
  const target = new URL(inject('adminUrl'));
  target.pathname = `/${NAME}`;
  url = target.href;
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create extension pg_trgm; create extension cube; create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { tag, when } of entries.filter((entry) => entry.tag < '0026')) {
    await client.query(readFileSync(path.join(MIGRATIONS, `${tag}.sql`), 'utf8'));
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      tag,
      when,
    ]);
  }
});
afterAll(async () => {
  await client.end();
  await admin(`drop database ${NAME} with (force)`);
});

async function admin(text: string): Promise<void> {
  const connection = new pg.Client({ connectionString: inject('adminUrl') });
  await connection.connect();
  await connection.query(text);
  await connection.end();
}

const WORLD = `
  insert into modules (id, type, name, slug, description) values (1, 'rental', '{"en":"Rent"}', 'rent', '{"en":"Cars"}');
  insert into zones (id, name, slug, time_zone, outline) values (1, '{"en":"Z"}', 'z', 'Asia/Dubai', '((0,0),(0,1),(1,1))');
  insert into stores (id, slug, module_id, zone_id, name, kind, address, latitude, longitude, tax_rate)
    values (1, 'coast', 1, 1, '{"en":"Coast"}', '{"en":"Cars"}', '{"en":"Quay"}', 0, 0, 5);
  insert into vehicle_categories (id, slug, name) values (1, 'c', '{"en":"C"}');
  insert into vehicle_brands (id, slug, name) values (1, 'b', '{"en":"B"}');
  insert into vehicles (id, slug, provider_id, category_id, brand_id, name, description, seats, fuel, transmission, plates)
    values (1, 'v', 1, 1, 1, '{"en":"V"}', '{"en":"D"}', 4, 'petrol', 'manual', '["A 1","A 2"]');
  insert into customers (id, first_name, last_name, phone, ref_code) values (7, 'Layla', 'Haddad', '+971501234567', 'R');
  insert into trips (id, owner, provider_id, zone_id, status, type, pickup, pickup_at, estimated_hours, vehicles_minor,
      discount_minor, tax_minor, total_minor, payment_method, payment_status, note, created_at, updated_at)
    select n, 'customer:7', 1, 1, status, 'hourly', '{"latitude":0,"longitude":0,"name":{"en":"Quay"}}',
      '2026-03-05T08:00Z'::timestamptz + n * interval '1 hour', 4, 1200, 200, 50, 1050, 'cash_on_delivery', 'unpaid',
      'Mind the dog', '2026-03-01T08:00Z', '2026-03-02T08:00Z'
    from unnest(array['pending','confirmed','ongoing','completed','canceled','payment_failed']) with ordinality as each (status, n);
  insert into trip_vehicles (trip_id, vehicle_id, name, quantity, total_minor) select id, 1, '{"en":"V"}', 1, 1000 from trips;`;

test('existing trips become orders with their amounts, states and vehicles, and the former columns stay readable', async () => {
  await client.query(WORLD);
  await migrate(url);
  const found =
    await client.query(`select t.id, o.status, o.type, o.store_id, o.owner, o.total_minor::int as total,
      o.items_minor::int as items, o.tax_included, o.tax_rate, o.canceled_by, o.note, o.contact, t.note as former,
      (select array_agg(status order by h.id) from order_history h where h.order_id = o.id) as history,
      t.return_at - t.pickup_at as length
    from trips t join orders o on o.id = t.order_id order by t.id`);
  expect(found.rows.map(({ status, canceled_by }) => [status, canceled_by])).toEqual([
    ['pending', null],
    ['confirmed', null],
    ['picked_up', null],
    ['delivered', null],
    ['canceled', 'customer'],
    ['canceled', 'system'],
  ]);
  expect(found.rows[1]).toMatchObject({
    type: 'trip',
    store_id: 1,
    owner: 'customer:7',
    total: 1050,
    items: 1200,
    tax_included: false,
    tax_rate: 5,
    note: 'Mind the dog',
    contact: { name: 'Layla Haddad', phone: '+971501234567', email: null },
    former: null,
    history: ['pending', 'confirmed'],
    length: { hours: 4 },
  });
  // Of the three that overlap, the third finds no free vehicle.
  const bookings = await client.query('select order_id, plate from vehicle_bookings order by id');
  expect(bookings.rows.map(({ plate }) => plate)).toEqual(['A 1', 'A 2']);
  const former = await client.query(
    `select status, total_minor::int as total from trips where owner = 'customer:7' and status = 'confirmed'`,
  );
  expect(former.rows).toEqual([{ status: 'confirmed', total: 1050 }]);
  const next = await client.query(`select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`);
  expect(next.rows[0].id).toBeGreaterThan(6);
});
