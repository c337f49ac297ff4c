import { EVERYBODY } from '@errand/domain/newsletter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '../../../../test/crash-harness.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { inboxMessages } from '../../../platform/messages/messages.tables.ts';
import { registerNewsletterJobs } from '../newsletter.jobs.ts';
import { newsletterCampaigns, newsletterSubscribers } from '../newsletter.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  registerNewsletterJobs(api.deps);
});
afterAll(() => api.stop());

test('a worker that is killed after it has sent a mail loses nobody, and repeats this mail alone', async () => {
  const emails = Array.from({ length: 30 }, (_, at) => `person${at}@example.com`);
  await api.db
    .insert(newsletterSubscribers)
    .values(emails.map((email) => ({ email, language: 'en' as const, state: 'confirmed' as const })));
  const at = new Date(api.clock.now());
  const content = [{ type: 'text' as const, text: 'Warm from the oven.' }];
  const [campaign] = await api.db
    .insert(newsletterCampaigns)
    .values({
      subject: { en: 'Bread' },
      body: { en: [{ type: 'paragraph', content }] },
      state: 'sending',
      audience: EVERYBODY,
      startedAt: at,
      runAt: at,
    })
    .returning();
  const worker = await startWorker(api);
  const last = emails[12]!;
  await worker.holdAfter({ table: 'inbox_messages', on: 'insert', row: { recipient: last }, atCommit: true });
  worker.send(`newsletter ${campaign!.id}`);
  await worker.kill();
  const sent = async () =>
    (await api.db.select().from(inboxMessages).orderBy(inboxMessages.id)).map(({ recipient }) => recipient);
  expect(await sent()).toHaveLength(13);
  api.clock.advance(5 * 60_000);
  await api.jobs.tick('newsletter.start');
  await api.jobs.run();
  expect((await sent()).toSorted()).toEqual([...emails, last].toSorted());
});
