import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withFileLock } from './build-lock.ts';

function inFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const script = (folder: string) => `
  import { appendFileSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  import { withFileLock } from ${JSON.stringify(new URL('build-lock.ts', import.meta.url).href)};
  await withFileLock(${JSON.stringify(path.join(folder, 'build.lock'))}, async () => {
    appendFileSync(${JSON.stringify(path.join(folder, 'log'))}, '(');
    await pause(20);
    appendFileSync(${JSON.stringify(path.join(folder, 'log'))}, ')');
  });`;

test('concurrent builds of several processes run one after the other and leave no lock', async () => {
  const folder = inFolder();
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script(folder)], { stdio: 'inherit' }),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0]);
  expect(readFileSync(path.join(folder, 'log'), 'utf8')).toBe('()()()');
  expect(readdirSync(folder)).toEqual(['log']);
});

test('the lock of a killed process is taken over, and failed work releases its lock', async () => {
  const folder = inFolder();
  const lock = path.join(folder, 'build.lock');
  // No process has the highest id that Linux allows.
  for (const file of [lock, `${lock}.4194304-1`]) writeFileSync(file, '4194304-1');
  await expect(withFileLock(lock, () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(readdirSync(folder)).toEqual([]);
});
