import * as contract from '@errand/contract/console/message-templates';
import type { LanguageCode } from '@errand/domain/language';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { registerMessages } from '../../../../test/messages.ts';
import type { Message } from '../../../platform/messages/index.ts';
import { messageTemplates } from '../../messaging/messaging.tables.ts';
import { orderChanges } from '../../orders/index.ts';
import { orders } from '../../orders/orders.tables.ts';

const { shop, operator } = await openConsole();
const { api } = shop;
const sent: Message[] = [];
registerMessages({
  ...api.deps,
  publicUrl: 'https://marsa.example',
  messages: {
    ...api.deps.messages,
    mail: true,
    sms: true,
    async send(message) {
      sent.push(message);
    },
  },
});
beforeEach(async () => {
  sent.length = 0;
  await api.db.delete(messageTemplates);
});

const CANCELED = { subject: 'order', event: 'canceled' } as const;
const MAIL = {
  subject: 'Sorry, {{ name }}',
  heading: 'Order {{ number }}',
  intro: 'First.\n\nSecond {{ store }}.',
  closing: 'Yours, {{ shop }}',
};

async function save(
  texts: contract.MessageTexts,
  {
    channel = 'mail',
    language = 'en',
    version = '0',
  }: { channel?: 'mail' | 'push' | 'sms'; language?: LanguageCode; version?: string } = {},
) {
  return operator.call(contract.saveMessageTemplate, {
    params: CANCELED,
    body: { channel, language, version, ...texts },
  });
}
const editionOf = async (channel: string, language: string = 'en') => {
  const { editions } = await operator.call(contract.getMessageTemplate, { params: CANCELED });
  return editions.find((one) => one.channel === channel && one.language === language)!;
};

/** A guest whose order is canceled in a language, and what they are sent. */
async function cancelOne(language: LanguageCode, contact: { contact_person_email?: string } = {}) {
  const place = await makeShop(api, { store: { name: { en: 'Stone <Mill>', ar: 'طاحونة الحجر' } } });
  const { order_id: id } = await (async () => {
    const buyer = await makeBuyer(api, place, 'guest');
    await buyer.fill(place.item.id);
    return buyer.place({ contact_person_name: 'Layla <b>Haddad', ...contact });
  })();
  await api.db.update(orders).set({ language }).where(eq(orders.id, id));
  await api.jobs.run();
  sent.length = 0;
  // The latest message is found by its time.
  api.clock.advance(1000);
  await api.db.transaction((tx) =>
    orderChanges.transition(api.deps, tx, id, 'canceled', { actor: 'store', cancelReason: 'Sold out' }),
  );
  await api.jobs.run();
  return { id, message: sent.at(-1), zoneId: place.zone.id };
}
const withMail = { contact_person_email: 'layla@errand.test' };

test('a mail has the words of the operator around the amounts, the reason and the button, and names stay text', async () => {
  await save(MAIL);
  const { id, message } = await cancelOne('en', withMail);
  expect(message?.subject).toBe('Sorry, Layla <b>Haddad');
  expect(message?.text).toMatch(/^First\.\n\nSecond Stone <Mill>\.\n\nThe reason: Sold out\n\n/);
  expect(message?.text).toMatch(
    /Total[^\n]+\$[\s\S]+Open the order:\nhttps:[\s\S]+Yours, [^\n]+\n\n[^\n]+\n\nUnsubscribe/,
  );
  const html = message!.html!(MAIL_BRAND);
  expect(html).toMatch(new RegExp(`<h1 [^>]+>Order ${id}</h1>`));
  // Lists of mails show the second paragraph of the opening beside the subject.
  expect(html).toMatch(/<div style="display:none[^>]+>Second Stone &lt;Mill&gt;\./);
  expect(html).toContain('Second Stone &lt;Mill&gt;.');
  expect(html).not.toContain('<Mill>');
});

test('a language without a text of the operator has the one of the shop', async () => {
  await save({ ...MAIL, subject: 'رسالتنا {{ number }}' }, { language: 'ar' });
  const english = await cancelOne('en', withMail);
  expect(english.message?.subject).toBe(`Order canceled · #${english.id}`);
  const arabic = await cancelOne('ar', withMail);
  expect(arabic.message?.subject).toBe(`رسالتنا ${arabic.id}`);
});

test('signs stay on their side of a number in an Arabic text', async () => {
  await save({ text: 'طلبك #{{ number }} بمبلغ {{ total }}' }, { channel: 'sms', language: 'ar' });
  const { id, message } = await cancelOne('ar');
  expect(message).toMatchObject({ channel: 'sms' });
  expect(message?.text).toMatch(new RegExp(`^طلبك \u2066#${id}\u2069 بمبلغ \u2066\\$[\\d.]+\u2069$`));
});

test('a text that names what the message does not have, is empty or cannot be read is rejected at its field', async () => {
  const rejected = operator.call(contract.saveMessageTemplate, {
    params: CANCELED,
    body: {
      channel: 'mail',
      language: 'en',
      version: '0',
      ...MAIL,
      subject: '{{ nmae }}',
      heading: '',
      intro: "{% render 'x' %}",
    },
  });
  await expect(rejected).rejects.toMatchObject({
    errors: [
      { code: 'subject', message: 'There is no “nmae” in this message.' },
      { code: 'heading', message: 'Write something here.' },
      { code: 'intro', message: expect.stringContaining('render') },
    ],
  });
  expect((await editionOf('mail')).is_edited).toBe(false);
  const params = { subject: 'parcel', event: 'parcel_placed' } as const;
  const sms = { channel: 'sms', language: 'en', version: '0' } as const;
  const without = operator.call(contract.saveMessageTemplate, {
    params,
    body: { ...sms, text: 'It comes. {{ link }}' },
  });
  await expect(without).rejects.toMatchObject({
    errors: [{ code: 'text', message: expect.stringContaining('details') }],
  });
  const told = { ...sms, text: 'It comes. {{ details }}' };
  await operator.call(contract.saveMessageTemplate, { params, body: told });
});

test('of two members who save at once one is told of the other, and nothing is overwritten', async () => {
  const results = await Promise.allSettled([save(MAIL), save({ ...MAIL, subject: 'Mine' })]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { history, version } = await editionOf('mail');
  expect([history.length, version]).toEqual([1, '1']);
  expect(await codeOf(save({ ...MAIL, subject: 'Late' }))).toBe('changed_meanwhile');
});

test('every saving can be returned to, and the text of the shop', async () => {
  await save(MAIL);
  await save({ ...MAIL, subject: 'Second' }, { version: '1' });
  const { history } = await editionOf('mail');
  expect(history.map(({ texts, saved_by }) => [texts?.subject, saved_by !== null])).toEqual([
    ['Second', true],
    ['Sorry, {{ name }}', true],
  ]);
  const restore = (saving_id: number | null, version: string) =>
    operator.call(contract.restoreMessageTemplate, {
      params: CANCELED,
      body: { channel: 'mail', language: 'en', saving_id, version },
    });
  await restore(history[1]!.id, '2');
  expect((await editionOf('mail')).texts.subject).toBe('Sorry, {{ name }}');
  expect(await codeOf(restore(null, '2'))).toBe('changed_meanwhile');
  await restore(null, '3');
  const edition = await editionOf('mail');
  expect(edition).toMatchObject({ is_edited: false, texts: edition.default_texts, version: '4' });
  expect(edition.history).toHaveLength(4);
  const { id, message } = await cancelOne('en', withMail);
  expect(message?.subject).toBe(`Order canceled · #${id}`);
  const sms = await operator.call(contract.saveMessageTemplate, {
    params: CANCELED,
    body: { channel: 'sms', language: 'en', text: 'x', version: '0' },
  });
  const foreign = sms.editions.find(({ channel, language }) => channel === 'sms' && language === 'en')!
    .history[0]!;
  expect(await codeOf(restore(foreign.id, '4'))).toBe('not_found');
});

test('an upgrade that improves the text of the shop leaves the operator their own, and says so with both', async () => {
  await save(MAIL);
  expect(await editionOf('mail')).toMatchObject({ default_changed: false, former_default: null });
  await api.db.update(messageTemplates).set({
    defaults: sql`jsonb_set(defaults, '{subject}', '"Canceled: {{ number }}"')`,
  });
  const edition = await editionOf('mail');
  expect(edition).toMatchObject({
    is_edited: true,
    texts: MAIL,
    default_changed: true,
    former_default: { subject: 'Canceled: {{ number }}' },
    default_texts: { subject: 'Order canceled · #{{ number }}' },
  });
  const { rows } = await operator.call(contract.listMessageTemplates, {});
  const row = rows.find(({ event, subject }) => event === 'canceled' && subject === 'order');
  expect(row?.editions.filter((one) => one.default_changed)).toHaveLength(1);
  await save(MAIL, { version: '1' });
  expect((await editionOf('mail')).default_changed).toBe(false);
});

test('a text that cannot be rendered is reported, and the text of the shop is sent instead', async () => {
  await save(MAIL);
  const broken = async (intro: string) => {
    await api.db.update(messageTemplates).set({ texts: { ...MAIL, intro } });
    const { id, message } = await cancelOne('en', withMail);
    expect(message?.subject).toBe(`Order canceled · #${id}`);
    return editionOf('mail');
  };
  for (const intro of ["{% render 'x' %}", '{{ (1..99999999) }}', '{{ nothing }}', '{% if %}']) {
    const { failed_at, failure } = await broken(intro);
    expect([failed_at, failure], intro).toEqual([expect.any(String), expect.stringMatching(/./)]);
  }
  const edition = await editionOf('mail');
  await save(MAIL, { version: edition.version });
  expect(await editionOf('mail')).toMatchObject({ failed_at: null, failure: '' });
});

const preview = (
  texts: contract.MessageTexts,
  order_id: number | null = null,
  { channel = 'mail', language = 'en' }: { channel?: 'mail' | 'push' | 'sms'; language?: LanguageCode } = {},
  member = operator,
) =>
  member.call(contract.previewMessage, {
    params: CANCELED,
    body: { channel, language, texts, order_id },
  });

test('a preview has the last order that the event was told of, or the one that is chosen, in the language of the text', async () => {
  const first = await cancelOne('en', withMail);
  const { id } = await cancelOne('en', withMail);
  const shown = await preview(MAIL);
  expect(shown).toMatchObject({ order_id: id, title: 'Sorry, Layla <b>Haddad' });
  expect(shown.html).toContain('Second Stone &lt;Mill&gt;.');
  expect(shown.values).toContainEqual({ name: 'reason', value: 'Sold out' });
  const arabic = await preview({ ...MAIL, intro: '{{ store }}' }, first.id, { language: 'ar' });
  expect(arabic.order_id).toBe(first.id);
  expect(arabic.text).toMatch(/^طاحونة الحجر\n\nالسبب/);
  expect(arabic.html).toContain('dir="rtl"');
  expect(await preview({ title: 'A {{ total }}', text: 'B' }, null, { channel: 'push' })).toMatchObject({
    title: expect.stringMatching(/^A \$/),
    text: 'B',
    html: null,
  });
  await expect(preview({ ...MAIL, closing: '{{ x }}' })).rejects.toMatchObject({
    errors: [{ code: 'closing' }],
  });
  expect(await codeOf(preview(MAIL, 999_999_999))).toBe('order_id');
});

test('a member sees a preview with an order that they may read, and otherwise with examples', async () => {
  const { id, zoneId } = await cancelOne('en', withMail);
  const content = { role: 'catalog', scope: { kind: 'all' } as const };
  const editor = await shop.signedIn(await shop.makeStaff({ grants: [content] }));
  const example = await preview(MAIL, null, {}, editor);
  expect(example).toMatchObject({ order_id: null, title: 'Sorry, Layla Haddad' });
  expect(await codeOf(preview(MAIL, id, {}, editor))).toBe('order_id');
  const support = (zone: number) => ({ role: 'support', scope: { kind: 'zone', id: zone } as const });
  const here = await shop.signedIn(await shop.makeStaff({ grants: [content, support(zoneId)] }));
  expect((await preview(MAIL, id, {}, here)).order_id).toBe(id);
  const other = await makeShop(api);
  const there = await shop.signedIn(await shop.makeStaff({ grants: [content, support(other.zone.id)] }));
  expect(await codeOf(preview(MAIL, id, {}, there))).toBe('order_id');
  expect((await preview(MAIL, null, {}, there)).order_id).not.toBe(id);
});

test('a test message goes to the own address or, with examples, to a number, and not more than five times', async () => {
  const { id } = await cancelOne('en', withMail);
  const sendTest = (channel: 'mail' | 'sms', texts: contract.MessageTexts, phone?: string) =>
    operator.call(contract.testMessageTemplate, {
      params: CANCELED,
      body: { channel, language: 'en', texts, order_id: id, ...(phone !== undefined && { phone }) },
    });
  const before = await api.db.execute(sql`select count(*)::int as count from inbox_messages`);
  expect(await sendTest('mail', MAIL)).toEqual({ accepted: true, answer: null });
  await sendTest('sms', { text: 'To {{ name }}' }, '+971501234567');
  const { rows } = await api.db.execute<{ channel: string; subject: string; text: string }>(
    sql`select channel, subject, text from inbox_messages order by id desc limit 2`,
  );
  expect(before.rows).toHaveLength(1);
  expect(rows).toMatchObject([
    { channel: 'sms', text: 'To Layla Haddad' },
    { channel: 'mail', subject: 'Sorry, Layla <b>Haddad' },
  ]);
  expect(await codeOf(sendTest('sms', { text: 'x' }))).toBe('phone');
  expect(await codeOf(sendTest('mail', { ...MAIL, intro: '{{ x }}' }))).toBe('template_variable');
  for (let count = 2; count < 5; count += 1) await sendTest('mail', MAIL);
  expect(await codeOf(sendTest('mail', MAIL))).toBe('slow_down');
});

test('messages are listed with their channels in both languages, and one that no channel tells is not found', async () => {
  const { rows } = await operator.call(contract.listMessageTemplates, {});
  const row = rows.find(({ event, subject }) => event === 'canceled' && subject === 'trip');
  expect(row).toMatchObject({ title: 'Trip canceled', topic: 'outcome' });
  expect(row?.editions.map(({ channel, language }) => `${channel} ${language}`)).toEqual([
    'push en',
    'push ar',
    'mail en',
    'mail ar',
    'sms en',
    'sms ar',
  ]);
  expect(rows.some(({ event }) => event === 'processing')).toBe(false);
  const params = { subject: 'order', event: 'pickup_soon' } as const;
  expect(await codeOf(operator.call(contract.getMessageTemplate, { params }))).toBe('not_found');
});
