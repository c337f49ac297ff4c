import os from 'node:os';
import { advisories } from './check/advisories.ts';
import { boundaries } from './check/boundaries.ts';
import { browserSupport } from './check/browser-support/browser-support.ts';
import { budgets } from './check/budgets.ts';
import type { Check } from './check/check.ts';
import { deadCss } from './check/dead-css.ts';
import { docs } from './check/docs.ts';
import { enumerations } from './check/enumerations.ts';
import { fileSizes } from './check/file-sizes.ts';
import { format } from './check/format.ts';
import { languages } from './check/languages.ts';
import { licenses } from './check/licenses.ts';
import { lint } from './check/lint.ts';
import { lintComments } from './check/lint-comments.ts';
import { lockFile } from './check/lock.ts';
import { liveRegions } from './check/markup/live-regions.ts';
import { migrations } from './check/migrations.ts';
import { phoneCss } from './check/phone-css.ts';
import { physicalCss } from './check/physical-css.ts';
import { sqlOwnership } from './check/sql-ownership.ts';
import { textParity } from './check/text-parity.ts';
import { consoleTypes, domainTypes, generateRouteTypes, types, webTypes } from './check/types.ts';
import { unusedCode } from './check/unused-code.ts';
import { wiring } from './check/wiring/wiring.ts';
import { ROOT } from './run.ts';

/**
 * `npm run check`: everything that a commit must satisfy without running a test; `npm run check -- lint docs` runs only
 * the checks of these names. The longest ones start first.
 */
const CHECKS: Check[] = [
  { name: 'lint', run: lint },
  { name: 'boundaries', run: boundaries },
  { name: 'types', run: types },
  { name: 'types of the domain', run: domainTypes },
  { name: 'types of the storefront', run: webTypes },
  { name: 'types of the console', run: consoleTypes },
  { name: 'budgets', run: budgets },
  { name: 'browser support', run: browserSupport },
  { name: 'unused code', run: unusedCode },
  { name: 'format', run: format },
  { name: 'lint comments', run: lintComments },
  { name: 'file sizes', run: fileSizes, isReport: true },
  { name: 'SQL ownership', run: sqlOwnership },
  { name: 'enumerations', run: enumerations },
  { name: 'wiring', run: wiring },
  { name: 'migrations', run: migrations },
  { name: 'texts', run: textParity },
  { name: 'languages', run: languages },
  { name: 'logical CSS', run: physicalCss },
  { name: 'phones', run: phoneCss },
  { name: 'live regions', run: liveRegions },
  { name: 'dead CSS', run: deadCss },
  { name: 'docs', run: docs },
  { name: 'lock file', run: lockFile },
  { name: 'licenses', run: licenses },
  { name: 'advisories', run: advisories },
];

let failed = 0;

async function runCheck(check: Check): Promise<void> {
  const startedAt = performance.now();
  const findings = await check.run(ROOT).catch((error: unknown) => String(error));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const isFailure = findings !== null && !check.isReport;
  console.log(`${isFailure ? 'FAIL' : 'ok  '} ${check.name} (${seconds} s)`);
  if (isFailure) failed += 1;
  if (findings === null) return;
  console.log(findings.replace(/^/gm, '     '));
}

/** Takes checks from `queue` until it is empty; one such worker runs for each core. */
async function work(queue: Check[]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) await runCheck(next);
}

const names = process.argv.slice(2);
const queue = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
if (queue.length === 0) throw new Error(`No check is called ${names.join(' or ')}.`);
await runCheck({ name: 'route types', run: generateRouteTypes });
await Promise.all(Array.from({ length: os.availableParallelism() }, () => work(queue)));
if (failed > 0) console.log(`${failed} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
