import * as contract from '@errand/contract/console/module-home';
import { getVideoContent, listReasons } from '@errand/contract/promotions';
import { MAX_VIDEO_MEGABYTES } from '@errand/domain/media';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makeModule } from '../../../../test/factories/index.ts';
import { formOf, pictureOf, videoOf } from '../../../../test/upload.ts';
import { deleteOrphanedVideos } from '../../../platform/files/index.ts';
import { listShownVideos } from '../offers.queries.ts';

const { shop, operator } = await openConsole();
const module = await makeModule(shop.api.db, { type: 'parcel' });
const params = { id: module.id };
const visitor = shop.api.client({ language: 'ar', moduleId: module.id });

test('steps and picture of a module’s home reach the shop, and two editors do not overwrite each other', async () => {
  const { version } = await operator.call(contract.getModuleHome, { params });
  expect(version).toBe('new');
  const save = (en: string) =>
    operator.call(contract.saveModuleSteps, {
      params,
      body: { steps: [{ title: { en, ar: 'من أين' }, text: { en: 'Two places.' } }], version },
    });
  await save('Say where');
  expect(await codeOf(save('Mine'))).toBe('changed_meanwhile');
  const body = formOf({ picture: [await pictureOf(79)] });
  const { picture } = await operator.call(contract.setModuleHomePicture, { params, body });
  expect(await visitor.call(getVideoContent, {})).toMatchObject({
    banner_image_full_url: picture,
    banner_contents: [{ title: 'من أين', description: 'Two places.' }],
  });
  expect(await codeOf(operator.call(contract.getModuleHome, { params: { id: 99_999 } }))).toBe('not_found');
});

test('a reason is shown in its order until it is deleted, and a module has at most twelve', async () => {
  const create = (en: string, position = 0) =>
    operator.call(contract.createModuleReason, {
      body: { module_id: module.id, title: { en }, text: { en: 'Four digits.' }, position },
    });
  const titles = async () => (await visitor.call(listReasons, {})).banners.map(({ title }) => title);
  const last = await create('Fast', 2);
  await create('Safe', 1);
  expect(await titles()).toEqual(['Safe', 'Fast']);
  const { id, title, text, tint, version } = last;
  const change = () =>
    operator.call(contract.updateModuleReason, {
      params: { id },
      body: { title: { en: title.en }, text: { en: text.en }, tint, position: 0, version },
    });
  await change();
  expect(await codeOf(change())).toBe('changed_meanwhile');
  expect(await titles()).toEqual(['Fast', 'Safe']);
  await operator.call(contract.deleteModuleReason, { params: { id } });
  expect(await titles()).toEqual(['Safe']);
  for (let more = 1; more < 12; more += 1) await create(`Reason ${more}`);
  expect(await codeOf(create('One more'))).toBe('module_reasons_many');
});

const { files } = shop.api.deps;
const MEGABYTE = 1024 * 1024;

const upload = (video: Buffer | undefined) =>
  operator.call(contract.setModuleHomeVideo, { params, body: formOf({ video: video && [video] }) });

test('a video larger than what requests hold in memory is played by the shop in ranges, until it is removed', async () => {
  const bytes = videoOf(MAX_VIDEO_MEGABYTES * MEGABYTE);
  const { video } = await upload(bytes);
  expect(await visitor.call(getVideoContent, {})).toMatchObject({
    banner_type: 'video',
    banner_video: video,
  });
  const url = new URL(video ?? '', 'http://shop.test').pathname;
  const part = await shop.api.inject({ url, headers: { range: `bytes=4-7` } });
  expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
  expect(part.headers['content-range']).toBe(`bytes 4-7/${bytes.length}`);
  expect((await upload(undefined)).video).toBeNull();
  expect(await visitor.call(getVideoContent, {})).toMatchObject({ banner_video: null });
});

test('a video above the limit, and a file that only its name calls a video, are rejected and leave no file', async () => {
  const kept = await files.listPrivate(Number.POSITIVE_INFINITY);
  expect(await codeOf(upload(videoOf(MAX_VIDEO_MEGABYTES * MEGABYTE + 1)))).toBe('video_large');
  expect(await codeOf(upload(Buffer.from('<html>no video</html>')))).toBe('video_type');
  expect(await codeOf(upload(await pictureOf(3)))).toBe('video_type');
  expect(await files.listPrivate(Number.POSITIVE_INFINITY)).toEqual(kept);
});

test('a replaced video is deleted after an hour, the one that a module shows stays', async () => {
  const nameOf = async (size: number) => ((await upload(videoOf(size))).video ?? '').split('/').at(-1) ?? '';
  const [replaced, shown] = [await nameOf(2000), await nameOf(3000)];
  const clean = (hours: number) =>
    deleteOrphanedVideos({ db: shop.api.db, files, now: () => Date.now() + hours * 3_600_000 }, [
      listShownVideos,
    ]);
  await clean(0);
  expect(await files.findVideo(replaced)).not.toBeNull();
  await clean(2);
  expect(await files.findVideo(replaced)).toBeNull();
  expect((await files.findVideo(shown))?.size).toBe(3000);
});
