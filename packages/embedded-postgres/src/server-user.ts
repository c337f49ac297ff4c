import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';

/** The user that the server runs as; null stands for the user of this process. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Under root it runs as the owner of its data folder, or as the first existing user
 * of `postgres`, `node` and `nobody`.
 */
export function findServerUser(folder: string): ServerUser | null {
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

/** Whether `user` may traverse to `target`, a folder that need not exist. */
export function canReach(target: string, user: ServerUser | null): boolean {
  if (!user) return true;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      // A process started with another uid has no supplementary groups.
      const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001;
      if (!(stat.mode & bit)) return false;
    }
    if (folder === path.dirname(folder)) return true;
  }
}

/** The options of spawn that run a process as `user`. */
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
