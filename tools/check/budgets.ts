import path from 'node:path';
import { ensureBuild } from '../../apps/server/src/pages/build.ts';
import { excesses, measure, readBudgets } from '../budgets/table.ts';
import { report } from './files.ts';

/** The first view of each page in `tools/budgets/budgets.json` stays within its limits. Builds if sources have changed. */
export async function budgets(root: string): Promise<string | null> {
  const folder = await ensureBuild(root, () => {});
  return report(excesses(measure(path.join(folder, 'client'), readBudgets())));
}
