import { ensureBuild, ensureConsoleBuild } from '../apps/server/src/pages/build.ts';
import { ROOT } from './run.ts';

/** `npm run build`: builds the pages and the console if their sources have changed. `npm start` does the same. */
const folder = await ensureBuild(ROOT, () => console.log('Building the pages…'));
console.log(`The pages are in ${folder}`);
const consoleFolder = await ensureConsoleBuild(ROOT, () => console.log('Building the console…'));
console.log(`The console is in ${consoleFolder}`);
