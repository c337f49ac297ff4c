import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { changeOwner, createFolder, reason } from './folders.ts';
import { canReach, findServerUser, type ServerUser } from './server-user.ts';
import { waitFor } from './wait-for.ts';

/** The folder of the cluster and its owner. `movedFrom` is the DATA_DIR that the owner cannot enter. */
export interface DataFolder {
  folder: string;
  user: ServerUser | null;
  movedFrom: string | null;
}

/**
 * Chooses `${dataDir}/pg18`. If the server's user cannot enter `dataDir` (a project below /root), the data is below
 * `home` and `dataDir/database-location` names it, so that removing `dataDir` still resets the data. Data of another
 * major version is rejected instead of ignored.
 */
export async function placeDataFolder(dataDir: string, major: number, home: string): Promise<DataFolder> {
  createFolder(dataDir);
  const name = `pg${major}`;
  let root = realpathSync(dataDir);
  let movedFrom: string | null = null;
  if (!canReach(root, findServerUser(path.join(root, name)))) {
    movedFrom = root;
    root = await locate(root, home);
    createFolder(root);
    if (!canReach(root, findServerUser(path.join(root, name)))) {
      throw new EmbeddedPostgresError(`The database server has no access to ${root}: run chmod 755 ${home}.`);
    }
  }
  const folder = path.join(root, name);
  rejectOtherVersion(root, folder, major);
  const user = findServerUser(folder);
  repairOwnership(folder, user);
  return { folder, user, movedFrom };
}

/** Reads the location of the data of an unreachable folder, or decides it once for all concurrent starts. */
async function locate(root: string, home: string): Promise<string> {
  const note = path.join(root, 'database-location');
  try {
    const target = path.join(home, `data-${randomBytes(6).toString('hex')}`);
    writeFileSync(note, JSON.stringify({ from: root, to: target }), { flag: 'wx' });
    return target;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new EmbeddedPostgresError(
        `Cannot write to ${root} (${reason(error)}): set DATA_DIR to another folder.`,
      );
    }
  }
  const found = await waitFor(() => readNote(note), 1000);
  if (found?.from === root) return found.to;
  throw new EmbeddedPostgresError(
    `${note} belongs to another folder, because the project was copied: remove it to start with new data.`,
  );
}

function readNote(note: string): { from: string; to: string } | null {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as { from: string; to: string };
  } catch {
    return null; // another process is writing it
  }
}

function rejectOtherVersion(root: string, folder: string, major: number): void {
  const own = findVersion(folder);
  const others = readdirSync(root).filter(
    (name) => /^pg\d+$/.test(name) && findVersion(path.join(root, name)),
  );
  const other = own === null ? others[0] : undefined;
  const found = own ?? (other === undefined ? null : findVersion(path.join(root, other)));
  if (found === null || found === String(major)) return;
  const place = other === undefined ? folder : path.join(root, other);
  throw new EmbeddedPostgresError(
    `The database in ${place} was created by PostgreSQL ${found} and this is ${major}: ` +
      'dump and reload it, remove it to start with new data, or set DATA_DIR to another folder.',
  );
}

function findVersion(folder: string): string | null {
  const file = path.join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** PostgreSQL requires that its user owns the folder and others cannot read it; a copied project has lost both. */
function repairOwnership(folder: string, user: ServerUser | null): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return;
  if (user && stat.uid !== user.uid) changeOwner(folder, user);
  if (!user && stat.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      `The database folder ${folder} belongs to another user, perhaps after a start as root: ` +
        'start as that user or set DATA_DIR to another folder.',
    );
  }
  if (stat.mode & 0o027) chmodSync(folder, 0o700);
}
