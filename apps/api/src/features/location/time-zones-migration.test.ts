import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeZone } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { zones } from './location.tables.ts';

const [MIGRATION = ''] = globSync(
  path.join(import.meta.dirname, '../../../migrations/*_zone_time_zones.sql'),
);

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: () => {} });
});
afterAll(() => api.stop());

test('zones of earlier versions get a time zone that PostgreSQL reads as the form meant it', async () => {
  await api.db.execute(sql`alter table zones drop constraint zones_time_zone`);
  const stored = ['Asia/Dubai', '+03:00', '-05', '+00:00', '+05:30', 'Mars/Olympus', ''];
  for (const timeZone of stored) await makeZone(api.db, { timeZone });
  await api.db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')));
  const rows = await api.db.select({ timeZone: zones.timeZone }).from(zones).orderBy(zones.id);
  expect(rows.map(({ timeZone }) => timeZone)).toEqual([
    'Asia/Dubai',
    'Etc/GMT-3',
    'Etc/GMT+5',
    'UTC',
    '+05:30',
    'UTC',
    'UTC',
  ]);
});
