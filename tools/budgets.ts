import path from 'node:path';
import { ensureBuild } from '../apps/server/src/pages/build.ts';
import { measure, readBudgets, tableOf } from './budgets/table.ts';
import { ROOT } from './run.ts';

/** `npm run budgets`: what the first view of the shop's pages loads, and the limits. Builds if sources have changed. */
const folder = await ensureBuild(ROOT, () => console.log('Building the pages…'));
console.log(tableOf(measure(path.join(folder, 'client'), readBudgets())));
