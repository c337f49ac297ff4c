import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourierApplication, makeStoreApplication } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { CLEANUP_JOB, registerCleanupJobs } from '../../cleanup-jobs.ts';
import { files } from '../../platform/files/files.tables.ts';
import { privatizePapers, readPapers } from './papers.ts';
import { courierApplications, storeApplications } from './registration.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  registerCleanupJobs(api.deps);
});
afterAll(() => api.stop());

const pictureOf = (red: number) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: { r: red, g: 40, b: 1 } } })
    .png()
    .toBuffer();
const statusOf = async (key: string) => (await api.inject(`/media/${key}/192.webp`)).statusCode;

test('papers that were public pictures are private after the start, and the operator reads them', async () => {
  const bytes = await Promise.all([10, 20, 30, 40].map(pictureOf));
  const keys: string[] = [];
  for (const one of bytes) keys.push(await api.deps.files.put(api.db, one));
  const [passport = '', back = '', portrait = '', tax = ''] = keys;
  const { id: courierId } = await makeCourierApplication(api.db, {
    identityPictures: [passport, back],
    picture: portrait,
  });
  const first = await makeStoreApplication(api.db, { tinCertificate: tax });
  expect(await Promise.all(keys.map(statusOf))).toEqual([200, 200, 200, 200]);
  await Promise.all([privatizePapers(api.deps), privatizePapers(api.deps)]);
  expect(await Promise.all(keys.map(statusOf))).toEqual([404, 404, 404, 404]);
  expect(await api.db.select().from(files)).toEqual([]);
  expect(await readPapers(api.deps, 'courier', courierId)).toEqual([
    { paper: 'portrait', bytes: bytes[2], extension: 'png' },
    { paper: 'identity', bytes: bytes[0], extension: 'png' },
    { paper: 'identity', bytes: bytes[1], extension: 'png' },
  ]);
  expect(await readPapers(api.deps, 'store', first.id)).toEqual([
    { paper: 'tax_certificate', bytes: bytes[3], extension: 'png' },
  ]);
  expect(await readPapers(api.deps, 'store', 999_999)).toBeNull();
  const before = await api.db.select().from(courierApplications).orderBy(courierApplications.id);
  await privatizePapers(api.deps);
  expect(await api.db.select().from(courierApplications).orderBy(courierApplications.id)).toEqual(before);
});

test('a logo with the same picture stays public', async () => {
  const bytes = await pictureOf(50);
  const key = await api.deps.files.put(api.db, bytes);
  const { id } = await makeStoreApplication(api.db, { tinCertificate: key, logo: key });
  await privatizePapers(api.deps);
  const [row] = await api.db.select().from(storeApplications).where(eq(storeApplications.id, id));
  expect(row?.logo).toBe(key);
  expect(row?.tinCertificate).not.toBe(key);
  expect(await statusOf(key)).toBe(200);
  expect(await statusOf(row?.tinCertificate ?? '')).toBe(404);
});

test('the nightly cleanup keeps papers of applications, and deletes orphaned ones and those of rejected applications', async () => {
  const put = async (red: number) => api.deps.files.putPrivate(await pictureOf(red));
  const [passport, portrait, tax, orphan] = [await put(1), await put(2), await put(3), await put(4)];
  const [rejected, rejectedTax] = [await put(5), await put(6)];
  await makeCourierApplication(api.db, { picture: rejected, status: 'rejected' });
  await makeStoreApplication(api.db, { tinCertificate: rejectedTax, status: 'rejected' });
  await makeCourierApplication(api.db, { identityPictures: [passport], picture: portrait });
  await makeStoreApplication(api.db, { tinCertificate: tax });
  // Files have the time of the system, not of the test's clock.
  api.clock.set(Date.now() + 2 * 3_600_000);
  await api.jobs.tick(CLEANUP_JOB);
  const left = await Promise.all(
    [passport, portrait, tax, orphan, rejected, rejectedTax].map((key) => api.deps.files.readPrivate(key)),
  );
  expect(left.map((bytes) => bytes !== null)).toEqual([true, true, true, false, false, false]);
});
