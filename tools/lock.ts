import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/**
 * `node tools/lock.ts` restores the entries of package-lock.json for other platforms. `npm install` removes them if
 * the registry in use does not offer them, and without them `npm ci` fails with EUSAGE. Run it after every
 * `npm install`.
 */
export type Lock = { packages: Record<string, Entry> };
type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'arm'];

/** Optional dependencies in the lock file that have no entry of their own. */
export function missingEntries({ packages }: Lock): { name: string; entry: Entry }[] {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, parent]) =>
      Object.entries(parent.optionalDependencies ?? {})
        .filter(([name]) => !isLocked(packages, place, name))
        .map(([name, version]) => ({ name, entry: platformEntry(name, version, parent) })),
    );
}

/** Node resolves a package beside its dependent first, then in every folder above. */
function isLocked(packages: Lock['packages'], place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

function platformEntry(name: string, version: string, parent: Entry): Entry {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const system = SYSTEMS.find((one) => words.includes(one));
  const processor = PROCESSORS.find((one) => words.includes(one));
  const libc = words.includes('musl') ? 'musl' : system === 'linux' && words.includes('gnu') ? 'glibc' : null;
  return {
    version: version.replace(/^[\^~=]+/, ''),
    ...(processor && { cpu: [processor] }),
    ...(parent.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

export function readLock(root = ROOT): Lock {
  return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
}

if (import.meta.main) {
  const lock = readLock();
  const missing = missingEntries(lock);
  for (const { name, entry } of missing) lock.packages[`node_modules/${name}`] = entry;
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  writeFileSync(path.join(ROOT, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} entries restored`);
}
