import { existsSync, globSync } from 'node:fs';
import { findEngine, packageOf } from './engines.ts';
import { run } from './run.ts';

/** The engines of `e2e/engines`, which are the names of their projects in `playwright.config.ts`. */
const NAMES = ['Firefox', 'WebKitGTK'] as const;
export type OtherEngine = (typeof NAMES)[number];

/** What their journeys need beside the engine: packages of Debian, and a file by which each is found. */
const ALSO: Record<OtherEngine, Record<string, string>> = {
  Firefox: { xvfb: '/usr/bin/Xvfb' },
  WebKitGTK: {
    xvfb: '/usr/bin/Xvfb',
    'gir1.2-webkit2-4.1': '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib',
    'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
  },
};

/** `missing` says for each engine that cannot run which packages it needs. */
export type FoundEngines = { found: OtherEngine[]; missing: string[] };

/** Finds the engines, and installs missing packages as root on Debian and its derivatives. */
export async function requireEngines(report: (line: string) => void): Promise<FoundEngines> {
  const packages = [...new Set((await Promise.all(NAMES.map(missingPackages))).flat())];
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    report(`Installing ${packages.join(', ')}…`);
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages]);
  }
  const result: FoundEngines = { found: [], missing: [] };
  for (const name of NAMES) {
    const lacking = await missingPackages(name);
    if (lacking.length === 0) result.found.push(name);
    else
      result.missing.push(
        `${name} is missing: its journeys were left out (apt-get install ${lacking.join(' ')})`,
      );
  }
  return result;
}

async function missingPackages(name: OtherEngine): Promise<string[]> {
  const others = Object.entries(ALSO[name])
    .filter(([, file]) => globSync(file).length === 0)
    .map(([found]) => found);
  return (await findEngine(name)) ? others : [packageOf(name), ...others];
}
