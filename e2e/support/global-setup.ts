import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild, ensureConsoleBuild } from '../../apps/server/src/pages/build.ts';
import { ROOT } from '../../apps/server/src/start-testing.ts';
import { copyDemoData } from '../../test/demo-data.ts';
import openDemoFolder from '../../test/demo-folder.ts';
import { keepAsTemplate, startTestPostgres } from '../../test/postgres.ts';
import { provideTemplate } from './world.ts';

/** The database of the product. */
const TEMPLATE = 'errand';

/**
 * Builds both applications and starts a database server on the first start of the demo, which a whole run has from the
 * tests of the product. Every worker copies its database and files (`world.ts`).
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return;
  await ensureBuild(ROOT, () => console.log('Building the pages…'));
  await ensureConsoleBuild(ROOT, () => console.log('Building the console…'));
  const removeDemo = openDemoFolder();
  const files = mkdtempSync(path.join(os.tmpdir(), 'errand-journeys-'));
  chmodSync(files, 0o755); // as root the server runs as another user, which has to enter the folder
  const removeFolders = () => {
    removeDemo();
    rmSync(files, { recursive: true, force: true });
  };
  try {
    await copyDemoData(files);
    const server = await startTestPostgres(files);
    await keepAsTemplate(server.adminUrl, TEMPLATE);
    provideTemplate({ adminUrl: server.adminUrl, template: TEMPLATE, files, cluster: server.cluster });
    return async () => {
      await server.stop();
      removeFolders();
    };
  } catch (error) {
    removeFolders();
    throw error;
  }
}
