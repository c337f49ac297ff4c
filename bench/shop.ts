import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@errand/embedded-postgres';
import pg from 'pg';
import { startProduct, stop } from './server.ts';

export type Shop = { api: string; child: ChildProcess; pool: pg.Pool; stop: () => Promise<void> };

/** Starts the product with the demo world on a database of its own in a temporary folder. */
export async function startShop(port: number): Promise<Shop> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-bench-'));
  chmodSync(folder, 0o755); // as root the database runs as another user
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbeddedPostgres({ dataDir: folder });
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '1', JOBS: '0' };
  const { child } = await startProduct(port, env);
  const pool = new pg.Pool({ connectionString: database.url });
  return {
    api: `http://127.0.0.1:${port}/api/v1`,
    child,
    pool,
    async stop() {
      await stop(child);
      await pool.end();
      await database.stop();
    },
  };
}
