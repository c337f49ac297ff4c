import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../run.ts';
import { wideDoors } from './api-doors.ts';
import { findFiles, report } from './files.ts';

const FOLDERS = ['packages', 'apps/api', 'apps/server', 'apps/web/app', 'apps/console/app'];

type Report = {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  modules: { source: string }[];
};

/**
 * The import rules of `.dependency-cruiser.cjs`, and the width of the API's doors. Also fails if the rules covered fewer
 * modules than exist.
 */
export async function boundaries(root: string): Promise<string | null> {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const { output } = await run(
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders],
    { cwd: root },
  );
  const start = output.indexOf('{');
  if (start < 0) return output;
  const { summary, modules } = JSON.parse(output.slice(start)) as Report;
  const files = findFiles(
    root,
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
  );
  const covered = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'));
  if (covered.length < files.length * 0.95) return `covered ${covered.length} of ${files.length} modules`;
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return report([...violations, ...wideDoors(root)]);
}
