import { readFileSync } from 'node:fs';

/**
 * Names a process so that a recycled process id is told apart: `4711-88213` (id and start tick) where
 * /proc exists, `4711` elsewhere.
 */
export function processMark(pid: number): string {
  const tick = startTick(pid);
  return tick === null ? `${pid}` : `${pid}-${tick}`;
}

/** Whether the very process that `mark` names still runs. A zombie does not run. */
export function isMarkAlive(mark: string): boolean {
  const pid = Number(mark.split('-')[0]);
  return isAlive(pid) && processMark(pid) === mark;
}

/** Whether some process has this id (also one of another user). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function startTick(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets; state is the first field after it, start the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'zombie' : (fields[19] ?? null);
  } catch {
    return null;
  }
}
