import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';

/** A link that the package needs. Both paths begin with `native/`, the folder of the binaries. */
interface Link {
  source: string;
  target: string;
}

/**
 * npm archives contain no symbolic links. The package creates them in a postinstall script, which does not run with
 * `--ignore-scripts`. Creates the missing links. If node_modules is read-only, creates them in `runFolder` and returns
 * the environment variables with which the libraries are found.
 */
export function linkLibraries(binaries: Binaries, runFolder: string): Record<string, string> {
  const inside = (name: string) => path.join(binaries.dir, name.replace(/^native\//, ''));
  const missing = readLinks(binaries).filter((link) => !existsSync(inside(link.target)));
  if (missing.length === 0) return {};
  try {
    for (const link of missing) makeLink(path.basename(link.source), inside(link.target));
    return {};
  } catch {
    const dir = path.join(runFolder, 'lib');
    mkdirSync(dir, { recursive: true });
    chmodSync(dir, 0o755);
    for (const link of missing) makeLink(inside(link.source), path.join(dir, path.basename(link.target)));
    // A library that is found through a link searches its own dependencies beside the link.
    const both = `${dir}:${inside('native/lib')}`;
    return { LD_LIBRARY_PATH: both, DYLD_LIBRARY_PATH: both };
  }
}

function readLinks(binaries: Binaries): Link[] {
  const list = path.join(binaries.dir, 'pg-symlinks.json');
  if (!binaries.fromPackage || !existsSync(list)) return [];
  return JSON.parse(readFileSync(list, 'utf8')) as Link[];
}

/** Another process may create the same link concurrently. */
function makeLink(source: string, target: string): void {
  try {
    symlinkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
