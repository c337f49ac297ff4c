import path from 'node:path';
import { ensureBuild, ensureConsoleBuild } from '../../apps/server/src/pages/build.ts';
import { CONSOLE_SCRIPT_KB, consoleScriptKb } from '../budgets/console-view.ts';
import { excesses, measure, readBudgets } from '../budgets/table.ts';
import { report } from './files.ts';

/** The first view of each page in `tools/budgets/budgets.json`, and of the console, stays within its limits. Builds if sources have changed. */
export async function budgets(root: string): Promise<string | null> {
  const folder = await ensureBuild(root, () => {});
  const pages = excesses(measure(path.join(folder, 'client'), readBudgets()));
  const kb = consoleScriptKb(path.join(await ensureConsoleBuild(root, () => {}), 'client'));
  const tooLarge = `console: scriptKb is ${kb.toFixed(1)}, the limit is ${CONSOLE_SCRIPT_KB}.`;
  return report(kb > CONSOLE_SCRIPT_KB ? [...pages, tooLarge] : pages);
}
