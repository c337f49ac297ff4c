import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openNetwork } from '../../../../../test/frozen-network.ts';
import { copyTemplate } from '../../../test/database.ts';
import { testLog } from '../../../test/log.ts';
import { openDatabase, openPool } from '../db/index.ts';
import { type NoData, RECONNECTED, SILENCE_ENDED, startEvents, topicName } from './index.ts';

const CHANGED = topicName<NoData>('changed');

test('a listening connection that is lost without an error is reopened, and subscribers are notified to read their data again', async () => {
  const { url, drop } = await copyTemplate();
  const network = await openNetwork(url);
  const events = await startEvents(network.url, testLog(), 100);
  const pool = openPool(url, () => {});
  onTestFinished(async () => {
    await events.stop();
    network.close();
    await pool.end();
    await drop();
  });
  const seen: string[] = [];
  events.subscribe(CHANGED, () => seen.push('changed'));
  events.subscribe(SILENCE_ENDED, () => seen.push('silence ended'));
  events.subscribe(RECONNECTED, () => seen.push('reconnected'));
  const publish = () => events.publish(openDatabase(pool), CHANGED, {});
  await publish();
  await vi.waitFor(() => expect(seen).toEqual(['changed']), 5000);

  network.freeze();
  await publish(); // this event is lost
  await vi.waitFor(() => expect(seen).toEqual(['changed', 'silence ended', 'reconnected']), 5000);
  await publish();
  await vi.waitFor(() => expect(seen).toEqual(['changed', 'silence ended', 'reconnected', 'changed']), 5000);
});

test('after the server has ended the session, events arrive again', async () => {
  const { url, drop } = await copyTemplate();
  const events = await startEvents(url, testLog());
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  onTestFinished(async () => {
    await events.stop();
    await admin.end();
    await drop();
  });
  const seen: string[] = [];
  events.subscribe(SILENCE_ENDED, () => seen.push('silence ended'));
  events.subscribe(RECONNECTED, () => seen.push('reconnected'));
  events.subscribe(CHANGED, () => seen.push('changed'));
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await vi.waitFor(() => expect(seen).toEqual(['reconnected']), 5000);
  events.publishCommitted(CHANGED, {});
  await vi.waitFor(() => expect(seen).toEqual(['reconnected', 'changed']), 5000);
});
