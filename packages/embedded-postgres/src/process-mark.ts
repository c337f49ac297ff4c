import { readFileSync } from 'node:fs';

/**
 * Identifies a process by id and start tick (`4711-88213`), because ids are recycled. Without /proc it is the id alone.
 */
export function processMark(pid: number): string {
  const tick = startTick(pid);
  return tick === null ? `${pid}` : `${pid}-${tick}`;
}

/** Whether the process of `mark` still runs. A zombie does not count. */
export function isMarkAlive(mark: string): boolean {
  const pid = Number(mark.split('-')[0]);
  return isAlive(pid) && processMark(pid) === mark;
}

/** Whether a process of any user has this id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal. A process that has ended is no error. */
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
    // The name in parentheses may contain spaces and parentheses. State is the first field after it, start the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'zombie' : (fields[19] ?? null);
  } catch {
    return null;
  }
}
