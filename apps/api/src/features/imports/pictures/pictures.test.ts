import { mkdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  faults,
  HEAD,
  type ImportHarness,
  makePipe,
  picture,
  startImports,
} from '../../../../test/import-harness.ts';
import { items } from '../../catalog/catalog.tables.ts';

let imports: ImportHarness;
beforeAll(async () => {
  imports = await startImports();
});
beforeEach(() => imports.clear());
afterAll(() => imports.stop());

async function picturesOf(externalId: string): Promise<string[] | undefined> {
  const rows = await imports.api.db.select().from(items).orderBy(items.id);
  return rows.find((row) => row.externalId === externalId)?.pictures;
}

/** Serves a different picture at each address, and responds only when `expected` requests are waiting. */
async function startPictureServer(expected = 1) {
  const waiting: (() => void)[] = [];
  const seen = { most: 0, all: 0 };
  const server = http.createServer(async (request, response) => {
    seen.all += 1;
    const bytes = await picture(Number(/\d+/.exec(request.url ?? '')));
    waiting.push(() => response.end(bytes));
    seen.most = Math.max(seen.most, waiting.length);
    if (waiting.length >= expected) for (const answer of waiting.splice(0)) answer();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

test('pictures are downloaded eight at a time, of one product and of several', async () => {
  const { url, seen } = await startPictureServer(8);
  const sources = Array.from({ length: 16 }, (_, n) => `${url}/${n}.png`);
  const file = await imports.write([
    `${HEAD},pictures`,
    `a,tide,Bags,Bag,5,${sources.slice(0, 12).join(' | ')}`,
    ...sources.slice(12).map((source, n) => `b${n},tide,Bags,Bag,5,${source}`),
  ]);
  const report = await imports.importFile(file, { pictures: { allowPrivate: true } });
  expect(report).toMatchObject({ created: 5, problems: [] });
  expect(seen).toEqual({ most: 8, all: 16 });
  expect(await picturesOf('a')).toHaveLength(12);
});

test('a file that is no picture, a folder and a pipe are reported by the dry run', async () => {
  await imports.write(['<html>'], 'text.png');
  await imports.write((await picture(1)).subarray(0, 60), 'cut.png');
  await imports.write(await picture(1), 'good.png');
  await mkdir(path.join(imports.folder, 'folder.png'));
  makePipe(path.join(imports.folder, 'pipe.png'));
  const file = await imports.write([
    `${HEAD},pictures`,
    'a,tide,Bags,Bag,5,good.png | text.png',
    'b,tide,Bags,Bag,5,pipe.png',
    'c,tide,Bags,Bag,5,folder.png | cut.png',
  ]);
  for (const dryRun of [true, false])
    expect(faults(await imports.importFile(file, { dryRun }))).toEqual([
      '2 pictures text.png is no picture (JPEG, PNG or WebP)',
      '3 pictures pipe.png is no file',
      '4 pictures folder.png is no file',
      '4 pictures cut.png is no picture (JPEG, PNG or WebP)',
    ]);
  expect(await imports.api.db.$count(items)).toBe(0);
});

test('an import without pictures loads none and changes none; the next import with pictures completes it', async () => {
  const { url, seen } = await startPictureServer();
  const file = (first: number, second: number, price = 5) =>
    imports.write([
      `${HEAD},pictures`,
      `a,tide,Bags,Bag,${price},${url}/${first}.png`,
      `b,tide,Bags,Belt,${price},${url}/${second}.png`,
    ]);
  const withPictures = { pictures: { folder: imports.folder, allowPrivate: true } };
  const without = { pictures: { ...withPictures.pictures, leaveOut: true } };

  expect(await imports.importFile(await file(1, 2), without)).toMatchObject({ created: 2, problems: [] });
  expect([await picturesOf('a'), seen.all]).toEqual([[], 0]);
  expect(await imports.importFile(await file(1, 2), without)).toMatchObject({ updated: 0, unchanged: 2 });
  expect(await imports.importFile(await file(1, 2), withPictures)).toMatchObject({ updated: 2 });
  const before = [await picturesOf('a'), await picturesOf('b')];
  expect(before.map((keys) => keys?.length)).toEqual([1, 1]);

  expect(await imports.importFile(await file(1, 2), without)).toMatchObject({ updated: 0, unchanged: 2 });
  expect(await imports.importFile(await file(3, 2, 6), without)).toMatchObject({ updated: 2, problems: [] });
  expect([await picturesOf('a'), await picturesOf('b')]).toEqual(before);
  expect(await imports.importFile(await file(3, 2, 6), withPictures)).toMatchObject({ updated: 1 });
  expect(await picturesOf('a')).not.toEqual(before[0]);
  expect(seen.all).toBe(3);
});
