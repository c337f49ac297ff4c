import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Folders whose content belongs to a running server. A copy contains them empty. */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)(\/|$)/;
const LEFT_OUT = /^(postmaster\.(pid|opts)|stale-.*)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init.*)(\/|$)/;
/** Copied last, because it names the checkpoint from which the server recovers. */
const CONTROL = 'global/pg_control';

/** Receives the content of a cluster; paths are relative to its folder, with slashes. */
export interface ClusterCopy {
  folder: (name: string) => Promise<void>;
  /** Copies a file that the server may change or remove meanwhile. A missing one is skipped. */
  file: (source: string, name: string) => Promise<void>;
  text: (name: string, text: string) => Promise<void>;
}

/**
 * Copies a cluster while its server runs, with the log that makes the copy consistent. A server that starts on the copy
 * recovers the state at the end of this call. `url` names any database of the server.
 */
export async function copyCluster(
  server: { url: string; dataDir: string },
  copy: ClusterCopy,
): Promise<void> {
  const { dataDir } = server;
  const admin = await connectAdmin(server.url);
  try {
    // The slot retains the log until it is copied. It ends with the session.
    await admin.query(
      `select pg_create_physical_replication_slot('errand_backup_' || pg_backend_pid(), true, true)`,
    );
    const [start] = await names(admin, `select pg_walfile_name(pg_backup_start('errand', true)) as name`);
    const { folders, files } = listCluster(dataDir);
    for (const name of folders) await copy.folder(name);
    for (const name of files) await copy.file(path.join(dataDir, name), name);
    await copy.file(path.join(dataDir, CONTROL), CONTROL);
    const stopped = await admin.query<{ label: string; last: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
    );
    const { label, last } = stopped.rows[0] as { label: string; last: string };
    await copy.text('backup_label', label);
    for (const name of readdirSync(path.join(dataDir, 'pg_wal')).toSorted()) {
      const isNeeded = /^[0-9A-F]{24}$/.test(name) && name >= (start ?? '') && name <= last;
      if (isNeeded || name.endsWith('.history'))
        await copy.file(path.join(dataDir, 'pg_wal', name), `pg_wal/${name}`);
    }
  } finally {
    await admin.end();
  }
}

async function names(client: pg.Client, text: string): Promise<string[]> {
  return (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
}

async function connectAdmin(url: string): Promise<pg.Client> {
  const admin = new URL(url);
  admin.username = 'postgres';
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  client.on('error', () => {}); // a server that stops meanwhile fails the next statement
  await client.connect();
  return client;
}

function listCluster(root: string): { folders: string[]; files: string[] } {
  const folders: string[] = [];
  const files: string[] = [];
  const visit = (folder: string) => {
    if (!existsSync(path.join(root, folder))) return; // a database that was dropped meanwhile
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (LEFT_OUT.test(name)) continue;
      if (entry.isDirectory()) {
        folders.push(name);
        visit(name);
      } else if (!EMPTIED.test(folder) && name !== CONTROL) files.push(name);
    }
  };
  visit('');
  // A slot is a folder in the folder of slots.
  return { folders: folders.filter((name) => !name.startsWith('pg_replslot/')), files };
}
