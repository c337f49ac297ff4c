import {
  rejectCourierApplication,
  rejectStoreApplication,
} from '@errand/contract/console/support/applications';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { makeCourierApplication, makeStoreApplication } from '../../../../test/factories/index.ts';
import { recordingMessages } from '../../../../test/recording-messages.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import type { Message } from '../../../platform/messages/index.ts';
import { registerMessageJobs, sendMessage } from '../../messaging/index.ts';
import { notificationMessages } from '../../messaging/messaging.tables.ts';
import { courierApplications, storeApplications } from '../registration.tables.ts';
import { registerApprovalMailJobs } from './index.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
const sent: Message[] = [];
let failing: Error | null = null;
const deps = {
  ...api.deps,
  publicUrl: 'https://marsa.example',
  messages: recordingMessages(sent, () => {
    if (failing) throw failing;
  }),
};
registerMessageJobs(deps, MESSAGE_CONTENTS);
beforeEach(() => {
  sent.length = 0;
  failing = null;
});

const reason = '<b>No permit</b> & no menu';
const reject = (id: number) => operator.call(rejectStoreApplication, { params: { id }, body: { reason } });
const rowsOf = (recipient: `store_applicant:${number}`) =>
  api.db.select().from(notificationMessages).where(eq(notificationMessages.recipient, recipient));

test('a rejected store is mailed in the language of its application, with the reason and the way to apply again', async () => {
  const { id, email } = await makeStoreApplication(api.db, {
    language: 'ar',
    name: { en: 'Blue Gate', ar: 'البوابة الزرقاء' },
  });
  await reject(id);
  await api.jobs.run();
  expect(sent).toMatchObject([
    { channel: 'mail', to: email, subject: expect.stringContaining('طلب انضمامك') },
  ]);
  expect(sent[0]?.text).toContain('نعتذر عن عدم قبول طلب البوابة الزرقاء:');
  expect(sent[0]?.text).toContain(reason);
  expect(sent[0]?.text).toContain('https://marsa.example/store-registration');
  expect(sent[0]).not.toHaveProperty('unsubscribeUrl');
});

test('a rejected courier is mailed the reason', async () => {
  const { id, email } = await makeCourierApplication(api.db);
  await operator.call(rejectCourierApplication, { params: { id }, body: { reason } });
  await api.jobs.run();
  expect(sent).toMatchObject([{ to: email, subject: expect.stringMatching(/^Your application to /) }]);
  expect(sent[0]?.text).toContain('Hello Karim,');
  expect(sent[0]?.text).toContain(`We cannot accept your application to deliver:\n\n${reason}`);
  expect(sent[0]?.text).toContain('https://marsa.example/deliveryman-registration');
});

test('address and reason are read when the mail is sent, and are in no message', async () => {
  const { id, email } = await makeStoreApplication(api.db);
  await reject(id);
  const [row] = await rowsOf(`store_applicant:${id}`);
  expect(row).toMatchObject({
    kind: 'application_rejected',
    subject: `store_application:${id}`,
    state: 'queued',
  });
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${email}|permit`));
  await api.db.update(storeApplications).set({ email: 'new@gate.test' }).where(eq(storeApplications.id, id));
  await api.jobs.run();
  expect(sent.map((message) => message.to)).toEqual(['new@gate.test']);
});

test('a mail that its server rejects for now is sent later with the same id, and once', async () => {
  const { id } = await makeStoreApplication(api.db);
  failing = new Error('451 Try again later');
  await reject(id);
  await expect(api.jobs.run()).rejects.toThrow('451');
  const [row] = await rowsOf(`store_applicant:${id}`);
  expect(row).toMatchObject({ state: 'failed', reason: '451 Try again later' });
  failing = null;
  await sendMessage(deps, MESSAGE_CONTENTS, row!.id);
  await sendMessage(deps, MESSAGE_CONTENTS, row!.id);
  expect(sent.map((message) => message.id)).toEqual([row!.id]);
  expect(await rowsOf(`store_applicant:${id}`)).toMatchObject([{ state: 'sent', reason: '' }]);
});

test('an application that was deleted before the mail was sent gets none', async () => {
  const { id } = await makeCourierApplication(api.db);
  await operator.call(rejectCourierApplication, { params: { id }, body: { reason } });
  await api.db.delete(courierApplications).where(eq(courierApplications.id, id));
  await api.jobs.run();
  expect(sent).toEqual([]);
});

test('decisions whose mails a former version has queued are mailed after an upgrade', async () => {
  registerApprovalMailJobs({ ...api.deps, ...deps });
  const letter = { language: 'en', name: 'Amina', shop: 'Marsa', console: 'https://console.marsa.example' };
  const former = jobName<object>('registration.decision');
  const link = 'https://console.marsa.example/invitation#once';
  const mail = 'amina@errand.example';
  await api.jobs.send(api.db, former, {
    ...letter,
    mail,
    decision: 'store_approved',
    store: 'Blue Gate',
    link,
  });
  await api.jobs.send(api.db, former, { ...letter, mail, decision: 'courier_rejected', reason });
  await api.jobs.run();
  expect(sent.map(({ to }) => to)).toEqual([mail, mail]);
  const texts = sent.map(({ text }) => text).join('\n');
  expect(texts).toContain(link);
  expect(texts).toContain(reason);
});
