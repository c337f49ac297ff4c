import { setTimeout } from 'node:timers/promises';
import { run } from '../run.ts';
import { report } from './files.ts';

const TIMEOUT_MS = 20_000;

type Audit = {
  message?: string;
  vulnerabilities?: Record<string, Vulnerability>;
};
type Vulnerability = { name: string; severity: string; range: string; via: (string | { title?: string })[] };

/**
 * No package of the lock file has a known advisory. If the registry is not reachable or has no audit, the check says
 * so and passes, because a checkout must be checkable offline.
 */
export async function advisories(root: string, ask = askNpm): Promise<string | null> {
  const audit = parse(await ask(root));
  if (audit?.vulnerabilities) return report(findingsOf(audit.vulnerabilities));
  console.log(`     advisories are not checked: ${audit?.message ?? 'the registry did not answer'}`);
  return null;
}

/** The output of npm's audit of the lock file; '' after the timeout. */
async function askNpm(cwd: string): Promise<string> {
  const args = ['audit', '--json', `--fetch-timeout=${TIMEOUT_MS}`, '--fetch-retries=0'];
  const late = setTimeout(TIMEOUT_MS, { output: '' }, { ref: false });
  return (await Promise.race([run('npm', args, { cwd }), late])).output;
}

/** Packages with an advisory of their own; those that only depend on one are not repeated. */
function findingsOf(vulnerabilities: Record<string, Vulnerability>): string[] {
  return Object.values(vulnerabilities).flatMap(({ name, severity, range, via }) => {
    const titles = via.flatMap((cause) => (typeof cause === 'string' ? [] : (cause.title ?? 'an advisory')));
    return titles.length > 0 ? [`${name} ${range} (${severity}): ${titles.join('; ')}`] : [];
  });
}

/** npm writes warnings before the document. */
function parse(output: string): Audit | null {
  try {
    return JSON.parse(/^\{[\s\S]*^\}/m.exec(output)?.[0] ?? '');
  } catch {
    return null;
  }
}
