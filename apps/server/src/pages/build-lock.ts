import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isMarkAlive, processMark } from '@errand/embedded-postgres/process-mark';

/**
 * Runs `work` while no other process of this machine holds the lock `file`, because two starts of a fresh checkout
 * would empty each other's build. The lock of a process that has ended is removed.
 */
export async function withFileLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const own = `${file}.${processMark(process.pid)}`;
  writeFileSync(own, processMark(process.pid));
  try {
    while (!acquire(own, file)) await pause(100);
    return await work();
  } finally {
    if (readMark(file) === processMark(process.pid)) rmSync(file, { force: true });
    rmSync(own, { force: true });
  }
}

/** Links a file that is already written, so that the lock is never empty. */
function acquire(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const mark = readMark(file);
    if (mark !== null && !isMarkAlive(mark)) {
      rmSync(file, { force: true });
      rmSync(`${file}.${mark}`, { force: true });
    }
    return false;
  }
}

function readMark(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
