import { disableStaff } from '@errand/contract/console/staff/staff';
import type { LanguageCode } from '@errand/domain/language';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { makeStore } from '../../../../test/factories/index.ts';
import { replaceGrants } from '../../../console/staff/staff.queries.ts';
import { staff } from '../../../console/staff/staff.tables.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import { readInbox } from '../../../platform/messages/index.ts';
import { noticeStore } from '../../stores/console/index.ts';
import { stores } from '../../stores/stores.tables.ts';
import { registerMessageJobs } from '../index.ts';
import { notificationMessages } from '../messaging.tables.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
registerMessageJobs(api.deps, MESSAGE_CONTENTS);

let store: Awaited<ReturnType<typeof makeStore>>;
beforeEach(async () => {
  store = await makeStore(api.db, { name: { en: 'Stone Mill', ar: 'طاحونة الحجر' } });
});

async function managerOf(
  id: number,
  language: LanguageCode = 'en',
  role: 'store-manager' | 'store-staff' = 'store-manager',
) {
  const member = await shop.makeStaff({ grants: [{ role, scope: { kind: 'store', id } }] });
  await api.db.update(staff).set({ language }).where(eq(staff.id, member.id));
  return member;
}

let told = 0;
const happen = (subject = `advertisement:${(told += 1)}`) =>
  api.db.transaction((tx) =>
    noticeStore({ ...api.deps, db: tx }, store.id, {
      kind: 'advertisement_pause',
      subject,
      title: { en: 'Loaves', ar: 'أرغفة' },
      note: null,
    }),
  );

const mailsTo = async (mail: string) => {
  await api.jobs.run();
  return (await readInbox(api.db, mail)).map(({ subject }) => subject);
};

test('the managers of a store are told in their language, and neither its other members nor those of another store', async () => {
  const [english, arabic] = [await managerOf(store.id), await managerOf(store.id, 'ar')];
  const others = [
    await managerOf(store.id, 'en', 'store-staff'),
    await managerOf((await makeStore(api.db)).id),
    await shop.makeStaff(),
  ];
  await happen();
  expect(await mailsTo(english.mail)).toEqual(['Paused: Loaves']);
  expect(await mailsTo(arabic.mail)).toEqual(['موقوف مؤقتًا: أرغفة']);
  for (const { mail } of others) expect(await mailsTo(mail)).toEqual([]);
});

test('a store without a manager is told by its own address', async () => {
  await api.db.update(stores).set({ email: 'mill@errand.example' }).where(eq(stores.id, store.id));
  await happen();
  expect(await mailsTo('mill@errand.example')).toEqual(['Paused: Loaves']);
});

test('the same event is told once, even if it is told twice at the same time', async () => {
  const { mail } = await managerOf(store.id);
  await Promise.all([happen('advertisement:same'), happen('advertisement:same')]);
  await happen('advertisement:same');
  expect(await mailsTo(mail)).toHaveLength(1);
});

test('a member who was disabled or lost the store before the message was sent gets none', async () => {
  const [disabled, moved] = [await managerOf(store.id), await managerOf(store.id)];
  await happen();
  await operator.call(disableStaff, { params: { id: disabled.id }, body: { reason: 'Left' } });
  await api.db.transaction((tx) => replaceGrants(tx, moved.id, []));
  for (const { mail } of [disabled, moved]) expect(await mailsTo(mail)).toEqual([]);
  const rows = await api.db
    .select()
    .from(notificationMessages)
    .where(eq(notificationMessages.state, 'dropped'));
  expect(rows.map(({ reason }) => reason).toSorted()).toEqual(['outdated', 'recipient']);
});

test('a mail names the area of the console where the shop does not know its address', async () => {
  const { mail } = await managerOf(store.id);
  await happen();
  await api.jobs.run();
  const [message] = await readInbox(api.db, mail);
  expect(message?.text).toContain('Details are in the console under Stores.');
});
