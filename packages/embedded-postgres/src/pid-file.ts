import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './process-mark.ts';

/** The content of `postmaster.pid`. `status` is `starting`, `ready`, `stopping` or empty. */
export interface PidFile {
  pid: number;
  socketDir: string;
  status: string;
}

/** Reads `postmaster.pid` of a data folder; null if it is missing or incomplete. */
export function findPidFile(folder: string): PidFile | null {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return null;
    return { pid, socketDir: lines[4] ?? '', status: (lines[7] ?? '').trim() };
  } catch {
    return null;
  }
}

/** Returns `postmaster.pid` if its process is the server of this folder and not one with a recycled id. */
export function findRunningServer(folder: string): PidFile | null {
  const file = findPidFile(folder);
  return file && isPostmaster(file, folder) ? file : null;
}

function isPostmaster(file: PidFile, folder: string): boolean {
  if (!isAlive(file.pid)) return false;
  if (!existsSync('/proc/self/stat')) return existsSync(path.join(file.socketDir, '.s.PGSQL.5432')); // macOS
  return isStartedOn(file.pid, folder) || hasWorkingFolder(file.pid, folder);
}

/** A command line is readable by every user. The working folder is not, for root in a container without SYS_PTRACE. */
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
