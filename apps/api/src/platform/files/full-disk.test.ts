import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { submitItemReview } from '@errand/contract/reviews';
import { expect, onTestFinished, test } from 'vitest';
import { makeDelivered } from '../../../test/delivered-orders.ts';
import { startApi } from '../../../test/harness.ts';
import { formOf, pictureOf } from '../../../test/upload.ts';
import { files as filesTable } from './files.tables.ts';
import { createFiles, hashOf } from './files.ts';
import { saveFile } from './stored-file.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'errand-disk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder that cannot be written, even by root, because its name is taken by a file. */
async function makeUnwritable(): Promise<string> {
  const blocked = path.join(await makeFolder(), 'blocked');
  await writeFile(blocked, '');
  return blocked;
}

test('a review with a picture that cannot be stored is rejected as a whole, and accepted when the disk has space', async () => {
  const blocked = await makeUnwritable();
  const errors: unknown[] = [];
  const api = await startApi({ deps: { files: createFiles(blocked, (error) => errors.push(error)) } });
  onTestFinished(() => api.stop());
  const { buyer, orderId, shop } = await makeDelivered(api);
  const submit = async () =>
    buyer.client.call(submitItemReview, {
      body: formOf({ order_id: orderId, item_id: shop.item.id, rating: 4, attachment: [await pictureOf(1)] }),
    });
  await expect(submit()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  expect(errors).toHaveLength(1);
  expect(await api.db.select().from(filesTable)).toEqual([]);
  expect((await api.inject('/readyz')).json()).toEqual({ status: 'ready', storage: 'unwritable' });

  await rm(blocked);
  await submit();
  const [stored] = await api.db.select().from(filesTable);
  expect(await readdir(path.join(blocked, 'originals', stored?.key.slice(0, 2) ?? ''))).toEqual([
    stored?.key,
  ]);
});

test('a failed write leaves neither a file nor a part of one', async () => {
  const folder = await makeFolder();
  const target = path.join(folder, 'a', 'picture');
  await mkdir(path.join(target, 'in the way'), { recursive: true });
  await expect(saveFile(target, Buffer.from('bytes'), true)).rejects.toThrow('EISDIR');
  expect(await readdir(path.join(folder, 'a'))).toEqual(['picture']);
});

test('a variant that cannot be stored is still served', async () => {
  const folder = await makeFolder();
  const bytes = await pictureOf(2);
  const key = hashOf(bytes);
  await saveFile(path.join(folder, 'originals', key.slice(0, 2), key), bytes, false);
  await writeFile(path.join(folder, 'variants'), '');
  const errors: unknown[] = [];
  const served = await createFiles(folder, (error) => errors.push(error)).variant(key, 64, 'webp');
  expect(served?.subarray(8, 12).toString()).toBe('WEBP');
  expect(errors).toHaveLength(1);
});

test('a streamed file that the disk cannot store is unavailable, and an interrupted one leaves nothing', async () => {
  const errors: unknown[] = [];
  const full = createFiles(await makeUnwritable(), (error) => errors.push(error));
  await expect(full.receive(Readable.from([Buffer.from('a')]))).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(errors).toHaveLength(1);
  async function* interrupted() {
    yield Buffer.from('a');
    throw new Error('the connection was closed');
  }
  const files = createFiles(await makeFolder(), (error) => errors.push(error));
  await expect(files.receive(Readable.from(interrupted()))).rejects.toThrow('the connection was closed');
  expect(await files.listPrivate(Number.POSITIVE_INFINITY)).toEqual([]);
  expect(errors).toHaveLength(1);
});

test('a folder that cannot be written is reported as unwritable, any other one as writable', async () => {
  expect(await createFiles(await makeFolder()).isWritable()).toBe(true);
  expect(await createFiles(await makeUnwritable()).isWritable()).toBe(false);
});
