import { boundaries } from './check/boundaries.ts';
import { docs } from './check/docs.ts';
import { lockFile } from './check/lock.ts';
import { physicalCss } from './check/physical-css.ts';
import { textParity } from './check/text-parity.ts';
import { ROOT, run } from './run.ts';

/** The one word for "clean": types, lint, format, boundaries, unused code, texts in every language, docs that tell the truth. */
const CHECKS: { name: string; run: () => Promise<string | null> }[] = [
  { name: 'types', run: () => program('tsc', ['-p', 'tsconfig.json']) },
  { name: 'types of the domain', run: () => program('tsc', ['-p', 'packages/domain/tsconfig.json']) },
  { name: 'types of the pages', run: webTypes },
  { name: 'lint', run: () => program('oxlint', ['--quiet', '.']) },
  { name: 'format', run: () => program('biome', ['check', '--max-diagnostics=20', '.']) },
  { name: 'boundaries', run: boundaries },
  { name: 'unused code', run: () => program('knip', ['--no-progress']) },
  { name: 'texts', run: textParity },
  { name: 'logical CSS', run: physicalCss },
  { name: 'docs', run: docs },
  { name: 'lock file', run: lockFile },
];

async function program(name: string, args: string[], cwd = ROOT): Promise<string | null> {
  const { code, output } = await run(name, args, { cwd });
  return code === 0 ? null : output.trim() || `${name} ended with ${code}`;
}

async function webTypes(): Promise<string | null> {
  const web = `${ROOT}/apps/web`;
  return (await program('react-router', ['typegen'], web)) ?? program('tsc', ['-p', 'tsconfig.json'], web);
}

let failed = 0;
for (const check of CHECKS) {
  const problem = await check.run();
  console.log(`${problem ? 'FAIL' : 'ok  '} ${check.name}`);
  if (problem) {
    failed += 1;
    console.log(problem.replace(/^/gm, '     '));
  }
}
if (failed > 0) console.log(`${failed} of ${CHECKS.length} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
