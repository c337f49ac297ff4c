import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild, ensureConsoleBuild } from '../../apps/server/src/pages/build.ts';
import { ROOT, startProduct } from '../../apps/server/src/start-testing.ts';
import { dropTemplate, makeTemplate, openTestPostgres } from '../../test/postgres.ts';
import { provideTemplate } from './world.ts';

/** Builds both applications and seeds the demo world once. Every worker copies it (`world.ts`). */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return;
  await ensureBuild(ROOT, () => console.log('Building the pages…'));
  await ensureConsoleBuild(ROOT, () => console.log('Building the console…'));
  const server = await openTestPostgres();
  const template = `errand_journeys_${process.pid}`;
  const files = mkdtempSync(path.join(os.tmpdir(), 'errand-journeys-'));
  const tearDown = async () => {
    await dropTemplate(server.adminUrl, template).catch(() => {});
    await server.stop();
    rmSync(files, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.adminUrl, template, async (url) => {
      const product = startProduct({ DATABASE_URL: url, DATA_DIR: files, DEMO: '1', LOG_LEVEL: 'error' });
      await product.open();
      await product.kill('SIGTERM');
    });
  } catch (error) {
    await tearDown();
    throw error;
  }
  provideTemplate({ adminUrl: server.adminUrl, template, files });
  return tearDown;
}
