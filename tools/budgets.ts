import path from 'node:path';
import { ensureBuild, ensureConsoleBuild } from '../apps/server/src/pages/build.ts';
import { CONSOLE_SCRIPT_KB, consoleScriptKb } from './budgets/console-view.ts';
import { measure, readBudgets, tableOf } from './budgets/table.ts';
import { ROOT } from './run.ts';

/** `npm run budgets`: what the first view of the shop's pages and the console's first screen load, and the limits. Builds if sources have changed. */
const folder = await ensureBuild(ROOT, () => console.log('Building the pages…'));
console.log(tableOf(measure(path.join(folder, 'client'), readBudgets())));
const consoleFolder = await ensureConsoleBuild(ROOT, () => console.log('Building the console…'));
const kb = consoleScriptKb(path.join(consoleFolder, 'client'));
console.log(`console   ${`${kb.toFixed(1)} ≤ ${CONSOLE_SCRIPT_KB}`.padStart(14)}`);
