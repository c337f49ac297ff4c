import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';

/** Whom the database server runs as; null means as ourselves. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. So as root it runs as the owner of its data folder, else as
 * postgres, node or nobody.
 */
export function getServerUser(folder: string): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readUsers();
  for (const name of ['postgres', 'node', 'nobody']) {
    const user = users.get(name);
    if (user) return user;
  }
  throw new EmbeddedPostgresError(
    'The database server cannot run as root, and this machine has no user postgres, node or nobody: ' +
      'start as another user or set DATABASE_URL.',
  );
}

/** Whether `user` may walk down to `target` (a folder that need not exist yet). */
export function canReach(target: string, user: ServerUser | null): boolean {
  if (!user) return true;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      // Started with another uid, a process has no supplementary groups: only these three count.
      const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001;
      if (!(stat.mode & bit)) return false;
    }
    if (folder === path.dirname(folder)) return true;
  }
}

/** The part of spawn's options that makes a process run as `user`. */
export function runAs(user: ServerUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

function readUsers(): Map<string, ServerUser> {
  const users = new Map<string, ServerUser>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && uid && gid && Number(uid) !== 0) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return users;
}
