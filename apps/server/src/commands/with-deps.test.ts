import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { makeDataFolder } from '../start-testing.ts';
import { withDeps } from './with-deps.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a command keeps its database running until a shop that joined it has disconnected', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  for (const [name, value] of Object.entries({ DATABASE_URL: '', DATA_DIR: folder, DEMO: '0' }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());

  const shop = { client: new pg.Client(), isServed: false };
  const reporter = {
    info(text: string) {
      if (!text.startsWith('A shop was started')) return;
      void shop.client
        .query('select 1')
        .then(() => {
          shop.isServed = true;
        })
        .finally(() => shop.client.end());
    },
  };
  const result = await withDeps(reporter, async () => {
    const joined = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder }, reporter);
    shop.client = new pg.Client({ connectionString: joined.url });
    shop.client.on('error', () => {}); // if the server ended first, `isServed` would stay false
    await shop.client.connect();
    return 'imported';
  });
  expect([result, shop.isServed]).toEqual(['imported', true]);
});
