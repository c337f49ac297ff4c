import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './process-mark.ts';

/** What PostgreSQL writes into `postmaster.pid`; status is `starting`, `ready`, `stopping` or empty. */
export interface PidFile {
  pid: number;
  socketDir: string;
  status: string;
}

/** Reads `postmaster.pid` of a data folder, null when there is none (yet) or it is half written. */
export function getPidFile(folder: string): PidFile | null {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return { pid, socketDir: lines[4] ?? '', status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/** The entry of `postmaster.pid` if that process really is the server of this folder, no recycled id. */
export function getRunningServer(folder: string): PidFile | null {
  const file = getPidFile(folder);
  return file && isPostmaster(file, folder) ? file : null;
}

function isPostmaster(file: PidFile, folder: string): boolean {
  if (!isAlive(file.pid)) return false;
  if (!existsSync('/proc/self/stat')) return existsSync(path.join(file.socketDir, '.s.PGSQL.5432')); // macOS
  return isStartedOn(file.pid, folder) || hasWorkingFolder(file.pid, folder);
}

/** Anyone may read a command line; the working folder is closed to root in a container (no SYS_PTRACE). */
function isStartedOn(pid: number, folder: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const at = words.indexOf('-D');
    return at > 0 && realpathSync(words[at + 1] ?? '') === realpathSync(folder);
  } catch {
    return false;
  }
}

function hasWorkingFolder(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}
