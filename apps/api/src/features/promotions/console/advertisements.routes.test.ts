import { listCases } from '@errand/contract/console/cases';
import * as contract from '@errand/contract/console/promotions/advertisements';
import { listAdvertisements } from '@errand/contract/promotions';
import { MOST_ADVERTISEMENTS } from '@errand/domain/promotions';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeStore } from '../../../../test/factories/index.ts';
import { formOf, pictureOf, videoOf } from '../../../../test/upload.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import { deleteOrphanedVideos } from '../../../platform/files/index.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { registerMessageJobs } from '../../messaging/index.ts';
import { listShownVideos } from '../offers.queries.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
registerMessageJobs({ ...api.deps, consoleUrl: 'https://console.test' }, MESSAGE_CONTENTS);
const MINUTE = 60_000;

let store: Awaited<ReturnType<typeof makeStore>>;
let manager: TestBrowser;
let mail: string;
beforeEach(async () => {
  store = await makeStore(api.db);
  ({ browser: manager, mail } = await managerOf(store.id));
});

async function managerOf(id: number) {
  const grants = [{ role: 'store-manager', scope: { kind: 'store', id } as const }];
  const staff = await shop.makeStaff({ grants });
  return { browser: await shop.signedIn(staff), mail: staff.mail };
}

function body(change: Partial<contract.AdvertisementBody> = {}): contract.AdvertisementBody {
  const at = (minutes: number) => new Date(api.clock.now() + minutes * MINUTE).toISOString();
  const texts = { title: { en: 'The oven is lit' }, description: { en: 'Loaves from noon.' } };
  return { ...texts, starts_at: at(1), ends_at: at(24), price_minor: 0, ...change };
}

const request = (change = {}) =>
  manager.call(contract.requestAdvertisement, { params: { id: store.id }, body: body(change) });
const ACTIONS = {
  accept: contract.acceptAdvertisement,
  pause: contract.pauseAdvertisement,
  resume: contract.resumeAdvertisement,
};
const act = (action: keyof typeof ACTIONS, { id, version }: contract.AdvertisementRow) =>
  operator.call(ACTIONS[action] as typeof contract.acceptAdvertisement, {
    params: { id },
    body: { version },
  });
const shown = async () =>
  (await api.client({ moduleId: store.moduleId, zoneIds: [store.zoneId] }).call(listAdvertisements, {})).map(
    ({ id }) => id,
  );
const openCases = async () =>
  (await operator.call(listCases, { query: { kind: 'advertisement' } })).rows.map(({ id }) => id);

test('customers see a store’s advertisement once the office has accepted it, in its period only', async () => {
  const made = await request();
  expect(made.state).toBe('requested');
  expect(await openCases()).toContain(`advertisement-${made.id}`);
  const accepted = await act('accept', made);
  expect(accepted.state).toBe('planned');
  expect(await openCases()).not.toContain(`advertisement-${made.id}`);
  expect(await shown()).toEqual([]);
  api.clock.advance(MINUTE);
  expect(await shown()).toEqual([made.id]);
  const paused = await act('pause', accepted);
  expect(await shown()).toEqual([]);
  expect((await act('resume', paused)).state).toBe('running');
  expect(await shown()).toEqual([made.id]);
  api.clock.advance(23 * MINUTE);
  expect(await shown()).toEqual([]);
});

test('a store that changes an advertisement or its picture waits for the office again', async () => {
  const made = await request({ starts_at: new Date(api.clock.now()).toISOString() });
  const { version } = await act('accept', made);
  expect(await shown()).toEqual([made.id]);
  const params = { id: store.id, advertisement: made.id };
  const change = { params, body: { ...body(), version } };
  const changed = await manager.call(contract.changeAdvertisement, change);
  expect(changed.state).toBe('requested');
  expect(await shown()).toEqual([]);
  expect(await codeOf(manager.call(contract.changeAdvertisement, change))).toBe('changed_meanwhile');
  await act('accept', changed);
  const form = formOf({ picture: [await pictureOf(9)] });
  const pictured = await manager.call(contract.setAdvertisementPicture, { params, body: form });
  expect(pictured).toMatchObject({ state: 'requested', picture: expect.stringContaining('/media/') });
  await act('accept', pictured);
  api.clock.advance(MINUTE);
  const [row] = await api
    .client({ moduleId: store.moduleId, zoneIds: [store.zoneId] })
    .call(listAdvertisements, {});
  expect(row?.cover_image_full_url).toBe(pictured.picture);
});

test('the video of an advertisement waits for the office again, is played by the shop, and stays while it is shown', async () => {
  const made = await request({ starts_at: new Date(api.clock.now()).toISOString() });
  const params = { id: store.id, advertisement: made.id };
  await act('accept', made);
  const set = (video: Buffer | undefined) =>
    manager.call(contract.setAdvertisementVideo, { params, body: formOf({ video: video && [video] }) });
  expect(await codeOf(set(await pictureOf(4)))).toBe('video_type');
  const filmed = await set(videoOf(900));
  expect(filmed).toMatchObject({ state: 'requested', video: expect.stringMatching(/\/media\/\w+\.mp4$/) });
  expect(await shown()).toEqual([]);
  const accepted = await act('accept', filmed);
  const visitor = api.client({ moduleId: store.moduleId, zoneIds: [store.zoneId] });
  expect(await visitor.call(listAdvertisements, {})).toMatchObject([
    { add_type: 'video_promotion', video_attachment_full_url: accepted.video },
  ]);
  const name = (accepted.video ?? '').split('/').at(-1) ?? '';
  const { db, files } = api.deps;
  await deleteOrphanedVideos({ db, files, now: () => Date.now() + 7_200_000 }, [listShownVideos]);
  expect(await files.findVideo(name)).not.toBeNull();
  const removed = await set(undefined);
  expect(removed).toMatchObject({ state: 'requested', video: null });
  await act('accept', removed);
  expect(await visitor.call(listAdvertisements, {})).toMatchObject([
    { add_type: 'store_promotion', video_attachment_full_url: null },
  ]);
});

test('a rejected advertisement names the reason to its store, whose managers are mailed in their language', async () => {
  const made = await request();
  const { id, version } = made;
  const input = { params: { id }, body: { reason: 'Name the allergens', version } };
  await operator.call(contract.rejectAdvertisement, input);
  const { rows } = await manager.call(contract.listStoreAdvertisements, { params: { id: store.id } });
  expect(rows).toMatchObject([{ state: 'rejected', reject_reason: 'Name the allergens' }]);
  await api.jobs.run();
  const [message] = await readInbox(api.db, mail);
  expect(message?.subject).toBe('Not accepted: The oven is lit');
  expect(message?.text).toContain('Name the allergens');
  expect(message?.text).toContain(`https://console.test/stores/${store.id}`);
});

test('the office decides an advertisement once, and members of a store decide none', async () => {
  const made = await request();
  const accepted = await act('accept', made);
  expect(await codeOf(act('accept', made))).toBe('changed_meanwhile');
  expect(await codeOf(act('accept', accepted))).toBe('advertisement_state');
  const own = { params: { id: made.id }, body: { version: accepted.version } };
  expect(await codeOf(manager.call(contract.pauseAdvertisement, own))).toBe('permission_denied');
  const other = await managerOf((await makeStore(api.db)).id);
  const params = { id: store.id, advertisement: made.id };
  const withdraw = { params, body: { version: accepted.version } };
  expect(await codeOf(other.browser.call(contract.withdrawAdvertisement, withdraw))).toBe('not_found');
  const withdrawn = await manager.call(contract.withdrawAdvertisement, withdraw);
  expect(withdrawn.state).toBe('withdrawn');
  expect(await codeOf(act('resume', withdrawn))).toBe('advertisement_state');
});

test('an advertisement of another store cannot be reached through the own one', async () => {
  const made = await request();
  const elsewhere = await makeStore(api.db);
  const { browser } = await managerOf(elsewhere.id);
  const params = { id: elsewhere.id, advertisement: made.id };
  const { version } = made;
  expect(await codeOf(browser.call(contract.withdrawAdvertisement, { params, body: { version } }))).toBe(
    'not_found',
  );
  expect(
    await codeOf(browser.call(contract.changeAdvertisement, { params, body: { ...body(), version } })),
  ).toBe('not_found');
});

test('two requests at once cannot both take the last place of a store', async () => {
  for (let count = 1; count < MOST_ADVERTISEMENTS; count += 1) await request();
  const results = await Promise.allSettled([request(), request()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(request())).toBe('advertisements_many');
});

test('a past period is not accepted, from the store or by the office', async () => {
  const at = (minutes: number) => new Date(api.clock.now() + minutes * MINUTE).toISOString();
  expect(await codeOf(request({ starts_at: at(-2), ends_at: at(-1) }))).toBe('promotion_over');
  expect(await codeOf(request({ starts_at: at(2), ends_at: at(1) }))).toBe('promotion_period');
  const made = await request();
  api.clock.advance(25 * MINUTE);
  expect(await codeOf(act('accept', made))).toBe('promotion_over');
  expect(await openCases()).not.toContain(`advertisement-${made.id}`);
  const { rows } = await operator.call(contract.listAdvertisements, {
    query: { state: 'ended', limit: 100 },
  });
  expect(rows.map(({ id }) => id)).toContain(made.id);
});

test('the office lists the advertisements of its zones, those to review first, and orders them', async () => {
  const first = await act('accept', await request());
  const second = await request();
  const schedule = (row: contract.AdvertisementRow, position: number) =>
    operator.call(contract.scheduleAdvertisement, {
      params: { id: row.id },
      body: { starts_at: row.starts_at, ends_at: row.ends_at, position, version: row.version },
    });
  const grants = [{ role: 'operator', scope: { kind: 'zone', id: store.zoneId } as const }];
  const ofZone = await shop.signedIn(await shop.makeStaff({ grants }));
  const { rows } = await ofZone.call(contract.listAdvertisements, { query: {} });
  expect(rows.map(({ id }) => id)).toEqual([second.id, first.id]);
  await schedule(first, 5);
  await act('accept', second);
  api.clock.advance(MINUTE);
  expect(await shown()).toEqual([second.id, first.id]);
});
