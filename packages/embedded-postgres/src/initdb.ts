import { randomBytes } from 'node:crypto';
import { existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { reason } from './folders.ts';
import { isMarkAlive, processMark } from './process-mark.ts';
import { type RunResult, run, whyItFailed } from './run.ts';
import type { Setup } from './setup.ts';

/** Whether the folder holds a complete database cluster. */
export function hasCluster(folder: string): boolean {
  return existsSync(path.join(folder, 'PG_VERSION'));
}

/**
 * Makes a new database cluster (UTF8, byte order with Unicode letters). It is made beside and moved in place
 * when complete, so a killed first start leaves no half cluster; two at once make one. Gives whether this
 * call made it.
 */
export async function makeCluster(setup: Setup): Promise<boolean> {
  const { folder, user } = setup;
  const part = `${folder}.init-${processMark(process.pid)}.${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(part, { mode: 0o700 });
    if (user) lchownSync(part, user.uid, user.gid);
    const result = await initdb(setup, part);
    if (!result.ok)
      throw new EmbeddedPostgresError(`Cannot make a database in ${folder}: ${whyItFailed(result.text)}.`);
    renameSync(part, folder);
    return true;
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (hasCluster(folder)) return false; // another starter was first
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      `Cannot write to ${path.dirname(folder)} (${reason(error)}): set DATA_DIR to another folder.`,
    );
  }
}

/** Removes what killed first starts have left beside `folder`; the work of a living starter stays. */
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
