import { constants, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from '../apps/server/src/pages/build.ts';
import { withFileLock } from '../apps/server/src/pages/build-lock.ts';
import { ROOT, startProduct } from '../apps/server/src/start-testing.ts';

type FirstStart = { dataDir: string; url: string; output: string; errorOutput: string };

/**
 * The first start of the demo, once in a run: the first that asks for it starts and stops the product, the others wait.
 * Its data folder is only copied, never used.
 */
export async function firstStart(): Promise<FirstStart> {
  const folder = process.env.TEST_DEMO_FOLDER;
  if (!folder) throw new Error('TEST_DEMO_FOLDER is not set (demo-folder.ts).');
  const record = path.join(folder, 'first-start.json');
  const dataDir = path.join(folder, 'data');
  await withFileLock(path.join(folder, 'lock'), async () => {
    if (existsSync(record)) return;
    await ensureBuild(ROOT, () => {});
    const product = startProduct({ DATA_DIR: dataDir });
    const url = await product.open();
    await product.kill('SIGTERM');
    const start: FirstStart = { dataDir, url, output: product.output(), errorOutput: product.errorOutput() };
    writeFileSync(record, JSON.stringify(start));
  });
  return JSON.parse(readFileSync(record, 'utf8')) as FirstStart;
}

/** Fills the folder `to` with the data of a demo world that has been stopped, because seeding costs much more. */
export async function copyDemoData(to: string): Promise<void> {
  const { dataDir } = await firstStart();
  // The asynchronous copy takes ten times as long.
  cpSync(dataDir, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
