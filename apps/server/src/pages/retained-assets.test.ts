import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retainAssets } from './retained-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'errand-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const retained = (name: string) => path.join(folder, 'retained/files', name);

/** Deploys a build with a chunk of its own and one that all builds share; builds are an hour apart. */
async function deploy(number: number): Promise<void> {
  const assets = path.join(folder, `build-${number}`);
  mkdirSync(path.join(assets, 'fonts'), { recursive: true });
  writeFileSync(path.join(assets, `page-${number}.js`), `page ${number}`);
  writeFileSync(path.join(assets, 'fonts/text.woff2'), 'text');
  const before = listOfBuilds();
  await retainAssets(assets, path.join(folder, 'retained'));
  for (const name of listOfBuilds().filter((list) => !before.includes(list)))
    utimesSync(path.join(folder, 'retained/builds', name), number * 3600, number * 3600);
}

function listOfBuilds(): string[] {
  const builds = path.join(folder, 'retained/builds');
  return existsSync(builds) ? readdirSync(builds) : [];
}

test('the assets of the last five builds stay, those of older ones are deleted', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await deploy(number);
  expect(existsSync(retained('page-1.js'))).toBe(false);
  for (const number of [2, 3, 4, 5, 6])
    expect(readFileSync(retained(`page-${number}.js`), 'utf8')).toBe(`page ${number}`);
  expect(readFileSync(retained('fonts/text.woff2'), 'utf8')).toBe('text');
});

test('a build that is started again counts as the newest', async () => {
  for (const number of [1, 2, 3, 4, 5]) await deploy(number);
  await retainAssets(path.join(folder, 'build-1'), path.join(folder, 'retained'));
  await deploy(6);
  expect([existsSync(retained('page-1.js')), existsSync(retained('page-2.js'))]).toEqual([true, false]);
});
