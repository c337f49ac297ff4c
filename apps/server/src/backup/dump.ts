import { spawn } from 'node:child_process';
import { connectSession } from '@errand/api/platform/db';
import { explainDatabaseError } from '../database-error.ts';
import { StartError } from '../start-error.ts';

/** The schemas of the program. */
const SCHEMAS = ['drizzle', 'jobs', 'public'];
const PORTABLE = ['--no-owner', '--no-privileges', '--no-comments'];

/** Writes a dump of the database with pg_dump and returns the server's major version. */
export async function dumpDatabase(url: string, file: string): Promise<number> {
  await run('pg_dump', url, ['--format=custom', ...PORTABLE, `--file=${file}`]);
  return majorOf(url);
}

/** Fills an empty database from a dump in one transaction. With `force`, existing tables are deleted before. */
export async function restoreDump(url: string, file: string, force: boolean): Promise<void> {
  const client = await connectSession(url).catch((error: unknown) => {
    throw explainDatabaseError(error, url);
  });
  try {
    const { rows } = await client.query<{ tables: number }>(
      'select count(*)::int as tables from pg_tables where schemaname = any($1)',
      [SCHEMAS],
    );
    if (rows[0]?.tables && !force) {
      throw new StartError(
        'The database of DATABASE_URL is not empty: create an empty one, or delete its content with --force.',
      );
    }
    for (const schema of SCHEMAS) await client.query(`drop schema if exists ${schema} cascade`);
    await client.query('create schema public');
  } finally {
    await client.end();
  }
  await run('pg_restore', url, ['--exit-on-error', '--single-transaction', ...PORTABLE, file]);
}

async function majorOf(url: string): Promise<number> {
  const client = await connectSession(url);
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
}

/** Throws StartError if pg_restore is not installed, before anything is deleted for the restore. */
export async function checkRestoreProgram(): Promise<void> {
  await runProgram('pg_restore', ['--version']);
}

/**
 * Runs a program on a database. The password is not an argument, because every user of the machine can see arguments.
 */
function run(program: string, url: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return runProgram(program, [`--dbname=${address.href}`, ...args], password ? { PGPASSWORD: password } : {});
}

function runProgram(program: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk).slice(-2000);
    });
    child.on('error', () =>
      reject(
        new StartError(
          `${program} is not installed: install the client programs of PostgreSQL in the version of the server or a newer one.`,
        ),
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`${program} failed: ${errors.trim()}`));
    });
  });
}
