import { randomBytes } from 'node:crypto';
import { existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { isMarkAlive, processMark } from './process-mark.ts';
import { failureReason, type RunResult, run } from './run.ts';
import type { Setup } from './setup.ts';
import { explainStorageError, storageAdvice } from './storage-error.ts';

/** Whether the folder contains a complete cluster. */
export function hasCluster(folder: string): boolean {
  return existsSync(path.join(folder, 'PG_VERSION'));
}

/**
 * Creates a cluster (UTF8, binary collation with Unicode case rules) in a temporary folder and renames it when
 * complete, so that a killed first start leaves no partial cluster and concurrent starts create only one. Returns
 * whether this call created it.
 */
export async function createCluster(setup: Setup): Promise<boolean> {
  const { folder, user } = setup;
  const part = `${folder}.init-${processMark(process.pid)}.${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(part, { mode: 0o700 });
    if (user) lchownSync(part, user.uid, user.gid);
    const result = await initdb(setup, part);
    if (!result.ok) {
      const failure = failureReason(result.text);
      throw new EmbeddedPostgresError(
        `Cannot create a database in ${folder} (${failure}): ${storageAdvice(failure)}.`,
      );
    }
    renameSync(part, folder);
    return true;
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (hasCluster(folder)) return false; // another process was first
    if (error instanceof EmbeddedPostgresError) throw error;
    throw explainStorageError(error, path.dirname(folder)) ?? error;
  }
}

/** Removes temporary folders of killed first starts beside `folder`; those of running processes stay. */
export function removeAbandonedClusters(folder: string): void {
  const start = `${path.basename(folder)}.init-`;
  const parent = path.dirname(folder);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(start)) continue;
    const mark = name.slice(start.length).split('.')[0] ?? '';
    if (!isMarkAlive(mark)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

async function initdb(setup: Setup, folder: string): Promise<RunResult> {
  const program = path.join(setup.binaries.dir, 'bin/initdb');
  const builtin = setup.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  const common = [
    '-D',
    folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-instructions',
    ...builtin,
  ];
  let result: RunResult = { ok: false, text: '' };
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const env = { ...setup.env, LC_ALL: locale };
    result = await run(program, [...common, `--locale=${locale}`], env, setup.user);
    if (result.ok || !/invalid locale/i.test(result.text)) return result; // not every system has C.UTF-8
  }
  return result;
}
