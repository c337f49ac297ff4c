import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/**
 * Milliseconds of processor time that a program and its children have used, those that ended among them. Unlike the
 * clock it does not count what other programs take of the machine. NaN where there is no /proc.
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
    return null; // it ended meanwhile
  }
}
