import { expect, test, vi } from 'vitest';
import { copyTemplate } from '../../../test/database.ts';
import { testLog } from '../../../test/log.ts';
import { openDatabase, openPool } from '../db/index.ts';
import { createJobs } from './jobs.ts';

test('a job that fails is tried again alone: the others of its batch are done once', async () => {
  const { url, drop } = await copyTemplate();
  const pool = openPool(url, () => {});
  const jobs = createJobs(url, testLog());
  const done: string[] = [];
  jobs.work('write', async ({ to }: { to: string }) => {
    done.push(to);
    if (to === 'nobody' && done.filter((name) => name === to).length === 1)
      throw new Error('no such address');
  });
  const sender = createJobs(url, testLog(), false);
  await sender.start();
  for (const to of ['amal', 'nobody', 'omar']) await sender.send(openDatabase(pool), 'write', { to });
  await jobs.start();
  await vi.waitFor(async () => {
    const left = await pool.query("select 1 from jobs.job where name = 'write' and state <> 'completed'");
    expect(left.rowCount).toBe(0);
  }, 20_000);
  expect(done.toSorted()).toEqual(['amal', 'nobody', 'nobody', 'omar']);
  await Promise.all([jobs.stop(), sender.stop()]);
  await pool.end();
  await drop();
}, 30_000);
