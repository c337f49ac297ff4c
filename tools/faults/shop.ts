import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@errand/embedded-postgres';
import { type StartedProduct, startProduct } from '../../apps/server/src/start-testing.ts';
import { openNetwork } from './network.ts';

const DISK_MB = 700;

export type Role = 'web' | 'worker';
export type ShopProcess = { role: Role; product: StartedProduct; url: string };

/** A demo shop of two web processes and a worker on one database. Faults stop and restart all of them. */
export type FaultyShop = Awaited<ReturnType<typeof openShop>>;

export async function openShop() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-faults-'));
  chmodSync(folder, 0o755);
  const disk = path.join(folder, 'disk');
  mkdirSync(disk);
  const isLimited = mountDisk(disk);
  const dataDir = path.join(disk, 'database');
  let server: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir });
  const network = await openNetwork(() => new URL(server.url).searchParams.get('host') ?? '');
  const databaseUrl = `postgresql://errand@127.0.0.1:${network.port}/errand`;
  const processes: ShopProcess[] = [];

  async function start(role: Role): Promise<ShopProcess> {
    const product = startProduct({
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, 'files'),
      DEMO: '1',
      DEMO_SPEED: '0.1',
      ROLE: role,
      LOG_LEVEL: 'silent',
    });
    const process = { role, product, url: await product.open() };
    processes.push(process);
    return process;
  }

  const shop = {
    databaseUrl,
    /** The folder of the database if it is on a small disk that a fault can fill, else null. */
    disk: isLimited ? disk : null,
    network,
    processes,
    start,
    server: () => server,
    async kill(process: ShopProcess): Promise<void> {
      processes.splice(processes.indexOf(process), 1);
      await process.product.kill('SIGKILL');
    },
    async restartDatabase(): Promise<void> {
      await server.stop();
      server = await startEmbeddedPostgres({ dataDir });
    },
    async close(): Promise<void> {
      await Promise.all(processes.map(({ product }) => product.kill('SIGKILL')));
      network.close();
      await server.stop();
      if (isLimited) execFileSync('umount', ['--lazy', disk]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  for (const role of ['web', 'web', 'worker'] as const) await start(role);
  return shop;
}

/** Mounts a small disk for the database, which requires root. Returns false if it could not. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
