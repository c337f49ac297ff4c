import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openNetwork } from '../../../../../test/frozen-network.ts';
import { copyTemplate } from '../../../test/database.ts';
import { openDatabase, openPool } from './database.ts';
import { discardIdle } from './database-errors.ts';
import { lostConnections } from './lost-connections.ts';

const SIZE = 4;

/** A full pool behind a network that can freeze. */
async function frozenPool(graceMs: number) {
  const { url, drop } = await copyTemplate();
  const network = await openNetwork(url);
  const pool = openPool(network.url, () => {}, SIZE);
  onTestFinished(async () => {
    network.close();
    await pool.end();
    await drop();
  });
  const clients = await Promise.all(Array.from({ length: SIZE }, () => pool.connect()));
  for (const client of clients) client.release();
  return { network, pool, db: openDatabase(pool), discard: lostConnections(pool, graceMs) };
}

test('a pool all of whose connections a network has lost serves again, and its statements fail', async () => {
  const { network, pool, db, discard } = await frozenPool(50);
  network.freeze();
  const waiting = [
    pool.query('select 1'),
    pool.query('select 1'),
    db.transaction((tx) => tx.execute('select 1')),
    db.transaction((tx) => tx.execute('select 1')),
  ];
  const failed = Promise.allSettled(waiting);
  discardIdle(pool);
  discard();
  const outcomes = await failed;
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(pool.waitingCount).toBe(0);
});
test('a connection that has received something since keeps its transaction', async () => {
  const { pool, db, discard } = await frozenPool(1000);
  const worked = db.transaction(async (tx) => {
    await tx.execute('select 1');
    discard();
    await setImmediate();
    await tx.execute('select 1');
    await tx.execute('select pg_sleep(1.3)');
    return 'done';
  });
  await expect(worked).resolves.toBe('done');
  expect(pool.totalCount).toBeGreaterThan(0);
});
