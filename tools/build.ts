import { ensureBuild } from '../apps/server/src/pages/build.ts';
import { ROOT } from './run.ts';

/** Builds the pages when their sources have changed; `npm start` does the same by itself. */
const folder = await ensureBuild(ROOT, () => console.log('Building the pages…'));
console.log(`The pages are in ${folder}`);
