import { chmodSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { canReach, type ServerUser } from './server-user.ts';

/** Stands for "any other user" when it is asked whether a folder is open. */
const anybody: ServerUser = { uid: -1, gid: -1 };
const isRoot = () => process.getuid?.() === 0;

/**
 * Makes a folder and the ones above it. What root makes is open to walk through whatever the umask,
 * because the server, another user, must pass.
 */
export function makeFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, { recursive: true });
    if (first === undefined || !isRoot()) return;
    for (let made = folder; made.length >= first.length; made = path.dirname(made)) chmodSync(made, 0o755);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Cannot write to ${folder} (${reason(error)}): set DATA_DIR to another folder.`,
    );
  }
}

/** A short line of a file system error: `EACCES: permission denied`. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split(',')[0] ?? text;
}

/** Gives a folder and all that is in it to the server's user. */
export function giveTo(folder: string, user: ServerUser): void {
  lchownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/** Opens a copied folder for everyone to read, whatever the umask was. */
export function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const target = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || (statSync(target).mode & 0o100) !== 0;
    chmodSync(target, isProgram ? 0o755 : 0o644);
  }
}

/**
 * A folder of this run below the temporary folder, for the socket and for library links. The path of a
 * socket ends at 103 bytes (107 on Linux), so a long TMPDIR gives way to /tmp.
 */
export function makeRunFolder(home: string): string {
  let base = [os.tmpdir(), '/tmp', '/var/tmp'].find(isUsableForSockets);
  if (base === undefined) {
    base = home;
    makeFolder(base);
  }
  try {
    const folder = mkdtempSync(path.join(base, 'errand-pg-'));
    chmodSync(folder, isRoot() ? 0o711 : 0o700);
    return folder;
  } catch (error) {
    throw new EmbeddedPostgresError(`Cannot write to the temporary folder ${base} (${reason(error)}).`);
  }
}

function isUsableForSockets(folder: string): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return Buffer.byteLength(folder) <= 60 && isFolder && (!isRoot() || canReach(folder, anybody));
}

/** The folder inside a run folder which holds the socket, closed to everyone but the server (and root). */
export function makeSocketFolder(runFolder: string, user: ServerUser | null): string {
  const folder = path.join(runFolder, 's');
  mkdirSync(folder, { mode: 0o700 });
  if (user) lchownSync(folder, user.uid, user.gid);
  return folder;
}

/** Removes the run folder a dead server left, known by its socket folder; any other folder stays. */
export function removeRunFolder(socketDir: string): void {
  if (/\/errand-pg-[A-Za-z0-9]{6}\/s$/.test(socketDir)) {
    rmSync(path.dirname(socketDir), { recursive: true, force: true });
  }
}
