import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { EmbeddedPostgresError } from './error.ts';
import { explainStorageError } from './storage-error.ts';
import { isRoot, makeScratch, startInOtherProcess } from './testing.ts';

const unshare = '/usr/bin/unshare';
const canMount = isRoot && spawnSync(unshare, ['-m', 'true']).status === 0;
const asRoot = canMount ? 'as root' : 'as root (skipped: this user may not mount)';

/** Starts the database on a file system of its own, mounted with `options`. */
function startOn(options: string) {
  const folder = makeScratch();
  const mount = `mount -t tmpfs -o mode=755,${options} tmpfs ${folder} && exec "$@"`;
  return startInOtherProcess({ dataDir: folder }, { wrapper: [unshare, '-m', 'sh', '-c', mount, 'sh'] });
}

it.skipIf(!canMount)(
  `a full disk is named, ${asRoot}`,
  async () => {
    await expect(startOn('size=2m')).rejects.toThrow(/No space left on device\): free some space there/);
  },
  60_000,
);

it.skipIf(!canMount)(
  `a read-only file system is named, ${asRoot}`,
  async () => {
    await expect(startOn('ro')).rejects.toThrow(/read-only file system\): make it writable/);
  },
  60_000,
);

const setpriv = '/usr/bin/setpriv';
it.skipIf(!isRoot || !existsSync(setpriv))(
  `a file system without owners is reported with what PostgreSQL needs, ${asRoot}`,
  async () => {
    const wrapper = [setpriv, '--bounding-set=-chown', '--inh-caps=-chown'];
    await expect(startInOtherProcess({ dataDir: makeScratch() }, { wrapper })).rejects.toThrow(
      /EPERM: operation not permitted\): PostgreSQL needs a file system with owners and permissions/,
    );
  },
  60_000,
);

it('an error of the disk is found among the causes of others, and any other error is ignored', () => {
  const folder = makeScratch();
  const full = Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' });
  const explained = explainStorageError(new Error('Failed query', { cause: full }), folder);
  expect(explained).toBeInstanceOf(EmbeddedPostgresError);
  expect(explained?.message).toContain(`Cannot store data in ${folder} (could not extend file "base/1/2")`);
  expect(explainStorageError(new TypeError('a bug'), folder)).toBe(null);
  const taken = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
  expect(explainStorageError(taken, path.join(folder, 'missing'))).toBe(null);
});
