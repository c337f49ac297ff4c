import type { LanguageCode } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeShop } from '../../../../test/buyers.ts';
import { makeVariation } from '../../../../test/factories/catalog.ts';
import { startApi, type TestApi } from '../../../../test/harness.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { mailElements, mailWords } from '../../../../test/mail-html.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { registerMessages } from '../../../../test/messages.ts';
import { changeSettings } from '../../settings/index.ts';

let api: TestApi;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  api = await startApi({ deps: { publicUrl: 'https://marsa.example' } });
  api.deps.messages = server.sender({ ...MAIL_BRAND, email: 'hello@marsa.example' }, api.db);
  registerMessages(api.deps);
  await changeSettings(api.deps, { additional_charge_status: 1, additional_charge: 0.99 });
});
afterAll(async () => {
  await api.stop();
  api.deps.messages.stop();
  await server.stop();
});

/** The confirmation of an order of two discounted boxes in a size, with tax, fee and tip, as it arrives. */
async function confirmation(language: LanguageCode) {
  const shop = await makeShop(api, {
    moduleType: 'ecommerce',
    store: { name: { en: 'Stone Mill', ar: 'طاحونة الحجر' }, taxRate: 5 },
    item: { name: { en: 'Mezze & <b>more', ar: 'مزة' }, discount: 10, discountType: 'percent' },
  });
  await makeVariation(api.db, shop.item.id, { type: 'Large', priceMinor: 1200 });
  const buyer = await makeBuyer(api, shop);
  await buyer.fill(shop.item.id, 2, { type: 'Large' });
  Object.assign(buyer.viewer, { language });
  const contact_person_email = `layla-${language}@errand.test`;
  const { order_id: orderId } = await buyer.place({ dm_tips: 1.5, contact_person_email });
  await api.jobs.run();
  const { to, mail } = server.received.at(-1)!;
  expect(to).toEqual([contact_person_email]);
  return { orderId, text: mail.text ?? '', html: mail.html ?? '', subject: mail.subject };
}

/** The amounts of lines with a text, in minor units. */
function amountsOf(words: string): number[] {
  return [...words.matchAll(/(− )?\$(\d+)\.(\d\d)/g)].map(
    ([, sign, whole, cents]) => (sign ? -1 : 1) * (Number(whole) * 100 + Number(cents)),
  );
}

test('a confirmation arrives with the same order as text and as tables, and its amounts add up to the total', async () => {
  const { orderId, text, html, subject } = await confirmation('en');
  expect(subject).toBe(`Your order #${orderId} from Stone Mill`);
  expect(text).toMatch(
    /2 × Mezze & <b>more \(Large\) {2}\$24\.00\nItems {2}\$24\.00\nDiscount {2}− \$2\.40\nTax .*\nDelivery .*\nService fee {2}\$0\.99\nCourier tip {2}\$1\.50\nTotal /,
  );
  const elements = await mailElements(html);
  const cells = elements.filter(({ attributes }) => attributes['nowrap'] && attributes['dir'] === 'ltr');
  expect(cells.every(({ attributes }) => attributes['align'] === 'right')).toBe(true);
  const words = mailWords(html);
  expect(words).toMatch(/2 ×\s+Mezze & <b>more\s+Large\s+\$24\.00/);
  const amounts = amountsOf(words);
  expect(amounts).toEqual(amountsOf(text));
  const [line, items, ...rest] = amounts;
  const total = rest.at(-2)!;
  expect(line).toBe(items);
  expect([items!, ...rest.slice(0, -2)].reduce((sum, minor) => sum + minor, 0)).toBe(total);
  // It is to be paid at the door.
  expect(rest.at(-1)).toBe(total);
  const link = /https:\/\/marsa\.example\/track-order\S+/.exec(text)?.[0];
  expect(elements.map(({ attributes }) => attributes['href'])).toContain(link);
});

test('a confirmation in Arabic lies from right to left, and its amounts are read from left to right', async () => {
  const { orderId, text, html, subject } = await confirmation('ar');
  expect(subject).toBe(`طلبك رقم #${orderId} من طاحونة الحجر`);
  expect(text).toContain('2 × مزة (Large)  \u2066$24.00\u2069');
  expect(text).toContain('الخصم  \u2066− $2.40\u2069');
  const elements = await mailElements(html);
  expect(elements[0]?.attributes).toMatchObject({ lang: 'ar', dir: 'rtl' });
  const amounts = elements.filter(({ attributes }) => attributes['nowrap'] && attributes['dir'] === 'ltr');
  expect(amounts.length).toBeGreaterThan(6);
  expect(new Set(amounts.map(({ attributes }) => attributes['align']))).toEqual(new Set(['left']));
  expect(amountsOf(mailWords(html))).toEqual(amountsOf(text));
});
