import path from 'node:path';
import { ensureBuild, ensureConsoleBuild } from '../../apps/server/src/pages/build.ts';
import { CONSOLE_SCRIPT_KB, consoleScriptKb, hasLayersFirst } from '../budgets/console-view.ts';
import { excesses, measure, readBudgets } from '../budgets/table.ts';
import { report } from './files.ts';

/**
 * The first view of each page in `tools/budgets/budgets.json`, and of the console, stays within its limits, and the
 * console's first style sheet orders the layers. Builds if sources have changed.
 */
export async function budgets(root: string): Promise<string | null> {
  const folder = await ensureBuild(root, () => {});
  const pages = excesses(measure(path.join(folder, 'client'), readBudgets()));
  const client = path.join(await ensureConsoleBuild(root, () => {}), 'client');
  const kb = consoleScriptKb(client);
  const tooLarge = `console: scriptKb is ${kb.toFixed(1)}, the limit is ${CONSOLE_SCRIPT_KB}.`;
  const disordered = 'console: another style sheet is linked before the order of the layers.';
  return report([
    ...pages,
    ...(kb > CONSOLE_SCRIPT_KB ? [tooLarge] : []),
    ...(hasLayersFirst(client) ? [] : [disordered]),
  ]);
}
