import { ensureBuild } from '../apps/server/src/pages/build.ts';
import { ROOT } from './run.ts';

/** `npm run build`: builds the pages if their sources have changed. `npm start` does the same. */
const folder = await ensureBuild(ROOT, () => console.log('Building the pages…'));
console.log(`The pages are in ${folder}`);
