import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Installs packages of the system, as root on Debian and its derivatives. False where this is not possible. */
export async function installPackages(
  report: (line: string) => void,
  name: string,
  packages: string[],
): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  report(`${name} is missing: installing the system package…`);
  await run('apt-get', ['update', '-q']);
  const { code } = await run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages]);
  return code === 0;
}
