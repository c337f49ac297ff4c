import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/**
 * The CPU time of a process and its children, including ended ones, in milliseconds. It does not depend on the load of
 * other programs. NaN without /proc.
 */
export function cpuTimeOf(pid: number): number {
  if (!existsSync('/proc')) return Number.NaN;
  const known = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const rows = known.flatMap((name) => statOf(name) ?? []);
  const own = rows.find((row) => row.pid === pid);
  if (!own) return Number.NaN;
  const children = rows.filter((row) => row.parent === pid);
  const ticks = own.ticks + own.endedTicks + children.reduce((sum, row) => sum + row.ticks, 0);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

function statOf(pid: string) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const at = (index: number) => Number(fields[index - 3]); // numbered as in proc(5), without the first two
    return { pid: Number(pid), parent: at(4), ticks: at(14) + at(15), endedTicks: at(16) + at(17) };
  } catch {
    return null; // the process has ended
  }
}
