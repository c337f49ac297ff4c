import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createReporter } from '../reporter.ts';
import { makeDataFolder } from '../start-testing.ts';
import { papersCommand } from './papers.ts';
import { withDeps } from './with-deps.ts';

vi.setConfig({ testTimeout: 120_000 });

function recorder() {
  const lines: string[] = [];
  return { lines, reporter: createReporter({ write: (text) => lines.push(text.trim()) }) };
}

test('papers are those of one application of a courier or store, written to one folder', async () => {
  for (const args of [
    ['letter', '1', 'out'],
    ['courier'],
    ['courier', 'x', 'out'],
    ['store', '1', 'out', 'more'],
  ])
    await expect(papersCommand(args, recorder().reporter)).rejects.toThrow(/Papers|Name an application/);
  const help = recorder();
  expect(await papersCommand(['--help'], help.reporter)).toBe(0);
  expect(help.lines.join('\n')).toContain('papers courier|store APPLICATION FOLDER');
});

test('the papers of an application are written for the operator alone, and an unknown one is reported', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  for (const [name, value] of Object.entries({ DATABASE_URL: '', DATA_DIR: folder, DEMO: '0' }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { lines, reporter } = recorder();
  const id = await withDeps(reporter, async ({ pool, files }) => {
    const key = (text: string) => files.putPrivate(Buffer.from(text));
    const keys = [await key('RIFF portrait'), await key('\u0000PNG identity')];
    const { rows } = await pool.query<{ id: number }>(
      `with zone as (insert into zones (slug, name, outline, time_zone)
          values ('z', '{"en": "Z"}', '((0,0),(0,1),(1,1))', 'UTC') returning id),
        vehicle as (insert into courier_vehicles (name) values ('{"en": "Scooter"}') returning id)
      insert into courier_applications (first_name, last_name, email, phone, password_hash, zone_id, language,
        identity_type, identity_number, identity_pictures, picture, freelance, vehicle_id)
      select 'Karim', 'Nasser', 'k@errand.test', '+9715', '', zone.id, 'en', 'passport', 'P1',
        array[$2], $1, true, vehicle.id from zone, vehicle returning id`,
      keys,
    );
    return rows[0]?.id ?? 0;
  });
  const out = path.join(folder, 'out');
  expect(await papersCommand(['courier', String(id), out], reporter)).toBe(0);
  expect(readdirSync(out)).toEqual([`courier-${id}-1.webp`, `courier-${id}-2.png`]);
  expect(readFileSync(path.join(out, `courier-${id}-1.webp`), 'utf8')).toBe('RIFF portrait');
  expect(statSync(path.join(out, `courier-${id}-2.png`)).mode & 0o077).toBe(0);
  expect(statSync(out).mode & 0o077).toBe(0);
  expect(lines).toContain(`2 papers are in ${out}.`);
  expect(await papersCommand(['store', '7', out], reporter)).toBe(1);
  expect(lines).toContain('There is no application 7 of a store.');
});
