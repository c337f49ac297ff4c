import { chmodSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { canReach, type ServerUser } from './server-user.ts';

/** Represents any other user in access checks. */
const anyUser: ServerUser = { uid: -1, gid: -1 };
const isRoot = () => process.getuid?.() === 0;

/**
 * Creates a folder and its parents. As root they are traversable despite the umask, because the server is another user.
 */
export function createFolder(folder: string): void {
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

/** The first part of a file system error: `EACCES: permission denied`. */
export function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split(',')[0] ?? text;
}

/** Makes the server's user the owner of a folder and its content. */
export function changeOwner(folder: string, user: ServerUser): void {
  lchownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    lchownSync(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}

/** Makes a copied folder readable by every user, despite the umask. */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const target = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || (statSync(target).mode & 0o100) !== 0;
    chmodSync(target, isProgram ? 0o755 : 0o644);
  }
}

/**
 * Creates the folder of this run for the socket and library links. The path of a socket is limited to 103 bytes (107 on
 * Linux), so /tmp replaces a long TMPDIR.
 */
export function createRunFolder(home: string): string {
  let base = [os.tmpdir(), '/tmp', '/var/tmp'].find(isUsableForSockets);
  if (base === undefined) {
    base = home;
    createFolder(base);
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
  return Buffer.byteLength(folder) <= 60 && isFolder && (!isRoot() || canReach(folder, anyUser));
}

/** Creates the folder of the socket, which only the server's user (and root) can access. */
export function createSocketFolder(runFolder: string, user: ServerUser | null): string {
  const folder = path.join(runFolder, 's');
  mkdirSync(folder, { mode: 0o700 });
  if (user) lchownSync(folder, user.uid, user.gid);
  return folder;
}

/** Removes the run folder of a dead server, found by its socket folder. Ignores any other folder. */
export function removeRunFolder(socketDir: string): void {
  if (/\/errand-pg-[A-Za-z0-9]{6}\/s$/.test(socketDir)) {
    rmSync(path.dirname(socketDir), { recursive: true, force: true });
  }
}
