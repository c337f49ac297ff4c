import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'errand-tests-';
/** A whole run writes less than half of this. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * A folder in memory for the files of tests, which is removed at the exit of this process. A run makes dozens of
 * databases of a thousand small files each, which take a fifth of its time on a disk. Returns null if the machine has
 * too little memory or runs no programs there, and if `TMPDIR` names another folder.
 */
export function openMemoryFolder(): string | null {
  if (process.env.TMPDIR || !existsSync(MEMORY) || !runsPrograms()) return null;
  removeLeftOver();
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM_BYTES || process.availableMemory() < 2 * ROOM_BYTES) return null;
  const folder = mkdtempSync(path.join(MEMORY, `${PREFIX}${process.pid}-`));
  // Like /tmp: as root, PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.map((line) => line.split(' ')).find(([, target]) => target === MEMORY)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

/** Removes the folders of runs that were killed. */
function removeLeftOver(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) && Number.parseInt(name.slice(PREFIX.length), 10);
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}
