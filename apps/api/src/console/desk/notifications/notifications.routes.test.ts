import type { Grant } from '@errand/contract/console/staff/grants';
import * as contract from '@errand/contract/console/staff/notifications';
import { disableStaff } from '@errand/contract/console/staff/staff';
import { STAFF_TOPICS } from '@errand/domain/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { startPushService } from '../../../../test/console/push-service.ts';
import { codeOf, type TestBrowser } from '../../../../test/console/start-console.ts';
import { makeStore } from '../../../../test/factories/index.ts';
import { registerMessageJobs } from '../../../features/messaging/index.ts';
import { noticeStore } from '../../../features/stores/console/index.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { staffDevices } from '../../staff/push/staff-devices.tables.ts';

const { shop } = await openConsole();
const { api } = shop;
registerMessageJobs(api.deps, MESSAGE_CONTENTS);

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService(api.clock.now);
  // The routes accept the addresses of the test's push service.
  shop.deps.push.accepts = () => true;
});
afterAll(() => service.stop());

async function signedIn(grants?: Grant[]) {
  const member = await shop.makeStaff(grants && { grants });
  return { ...member, browser: await shop.signedIn(member) };
}
const read = (browser: TestBrowser) => browser.call(contract.getStaffNotifications, {});
const topicsOf = async (browser: TestBrowser) => (await read(browser)).topics.map(({ topic }) => topic);

test('members choose among the topics that their roles are told of', async () => {
  const { id } = await makeStore(api.db);
  const manager = await signedIn([{ role: 'store-manager', scope: { kind: 'store', id } }]);
  const courier = await signedIn([{ role: 'courier', scope: { kind: 'self' } }]);
  const operator = await signedIn();
  expect(await topicsOf(manager.browser)).toEqual(['orders', 'stock', 'payouts', 'account']);
  expect(await topicsOf(courier.browser)).toEqual(['orders', 'payouts']);
  expect(await topicsOf(operator.browser)).toEqual(['orders', 'system']);
  expect(new Set([...(await topicsOf(manager.browser)), 'system'])).toEqual(new Set(STAFF_TOPICS));
});

test('what a member turns off is not sent any more, and the other topics and members keep theirs', async () => {
  const { id } = await makeStore(api.db);
  const grants: Grant[] = [{ role: 'store-manager', scope: { kind: 'store', id } }];
  const [quiet, other] = [await signedIn(grants), await signedIn(grants)];
  const set = (mail: boolean) =>
    quiet.browser.call(contract.setStaffNotifications, {
      body: { topics: [{ topic: 'account', push: true, mail }] },
    });
  const { topics } = await set(false);
  expect(topics).toContainEqual({ topic: 'account', push: true, mail: false });
  expect(topics).toContainEqual({ topic: 'payouts', push: true, mail: true });
  const happen = async (subject: string) => {
    await api.db.transaction((tx) =>
      noticeStore({ ...api.deps, db: tx }, id, {
        kind: 'advertisement_pause',
        subject,
        title: { en: 'Loaves' },
        note: null,
      }),
    );
    await api.jobs.run();
  };
  await happen('advertisement:1');
  expect(await readInbox(api.db, quiet.mail)).toEqual([]);
  expect(await readInbox(api.db, other.mail)).toHaveLength(1);
  await Promise.all([set(true), set(true)]);
  await happen('advertisement:2');
  expect(await readInbox(api.db, quiet.mail)).toHaveLength(1);
});

test('a browser belongs to the member who turned it on last, who alone sees and ends it', async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  const { subscriber } = service.subscribe();
  const turnOn = ({ browser }: typeof first) => browser.call(contract.turnOnStaffPush, { body: subscriber });
  await turnOn(first);
  await Promise.all([turnOn(second), turnOn(second)]);
  expect((await read(first.browser)).devices).toEqual([]);
  const [device = ''] = (await read(second.browser)).devices;
  const turnOff = ({ browser }: typeof first) =>
    browser.call(contract.turnOffStaffPush, { body: { device } });
  await turnOff(first);
  expect((await read(second.browser)).devices).toEqual([device]);
  await turnOff(second);
  expect((await read(second.browser)).devices).toEqual([]);
});

test('a member has at most twenty browsers, and none once the account is disabled', async () => {
  const [member, operator] = [await signedIn(), await signedIn()];
  const turnOn = () =>
    member.browser.call(contract.turnOnStaffPush, { body: service.subscribe().subscriber });
  for (let made = 0; made < 20; made += 1) await turnOn();
  expect(await codeOf(turnOn())).toBe('push_many');
  await operator.browser.call(disableStaff, { params: { id: member.id }, body: { reason: 'Left' } });
  expect(await api.db.select().from(staffDevices)).toEqual([]);
});
