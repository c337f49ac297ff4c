import { globSync } from 'node:fs';
import { ROOT, run } from '../run.ts';

const FOLDERS = ['packages', 'apps/api', 'apps/server', 'apps/web/app'];

/** The import rules. A run that looked at fewer modules than there are files proves nothing, so it fails. */
export async function boundaries(): Promise<string | null> {
  const { output } = await run('depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...FOLDERS,
  ]);
  const start = output.indexOf('{');
  if (start < 0) return output;
  const { summary, modules } = JSON.parse(output.slice(start)) as Report;
  const files = FOLDERS.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: skipped }),
  );
  const looked = modules.filter(
    (module) => /\.tsx?$/.test(module.source) && !module.source.includes('node_modules'),
  );
  if (looked.length < files.length * 0.95) return `looked at ${looked.length} of ${files.length} modules`;
  const errors = summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`);
  return errors.length > 0 ? errors.join('\n') : null;
}

type Report = {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  modules: { source: string }[];
};

function skipped(file: string): boolean {
  return /(^|\/)(node_modules|build|\.react-router)(\/|$)/.test(file);
}
