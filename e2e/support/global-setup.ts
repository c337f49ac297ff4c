import { ensureBuild, ensureConsoleBuild } from '../../apps/server/src/pages/build.ts';
import { makeDataFolder, ROOT } from '../../apps/server/src/start-testing.ts';
import { copyDemoData } from '../../test/demo-data.ts';
import openDemoFolder from '../../test/demo-folder.ts';
import { convertToTemplate, startTestPostgres } from '../../test/postgres.ts';
import { provideTemplate } from './world.ts';

/** The database of the product. */
const TEMPLATE = 'errand';

/**
 * Builds both applications and starts a database server on the data of the demo's first start. In a whole run the
 * tests of the product have created that data. Every worker copies the database and the files (`world.ts`).
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return;
  await ensureBuild(ROOT, () => console.log('Building the pages…'));
  await ensureConsoleBuild(ROOT, () => console.log('Building the console…'));
  const removeDemo = openDemoFolder();
  const files = makeDataFolder();
  let server: Awaited<ReturnType<typeof startTestPostgres>> | undefined;
  const tearDown = async () => {
    await server?.stop();
    files.remove();
    removeDemo();
  };
  try {
    await copyDemoData(files.folder);
    server = await startTestPostgres(files.folder);
    await convertToTemplate(server.adminUrl, TEMPLATE);
  } catch (error) {
    await tearDown();
    throw error;
  }
  const { adminUrl, cluster } = server;
  provideTemplate({ adminUrl, template: TEMPLATE, files: files.folder, cluster });
  return tearDown;
}
