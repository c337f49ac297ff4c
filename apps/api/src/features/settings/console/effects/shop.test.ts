import { getConfig } from '@errand/contract/config';
import { getLanding, getMetadata, getPage } from '@errand/contract/content';
import { quoteOrder } from '@errand/contract/orders-place';
import type { LanguageCode } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../../test/buyers.ts';
import { changeInConsole } from '../../../../../test/console/change-setting.ts';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../../test/console/start-console.ts';
import { makePage } from '../../../../../test/factories/index.ts';
import type { PaymentProvider } from '../../../../platform/payments/index.ts';
import { demoBank } from '../../../demo-bank/index.ts';

/** Each test changes settings as staff and sees the effect as a visitor of the shop. */
let shop: TestConsole;
let browser: TestBrowser;
const payments: PaymentProvider[] = [];
beforeAll(async () => {
  shop = await startConsole({ deps: { payments } });
  browser = await shop.signedIn(await shop.makeStaff());
  await set('admin_free_delivery', NOT_FREE);
});
afterAll(() => shop.stop());

const set = (key: string, value: unknown) => changeInConsole(browser, key, value);
const config = (language: LanguageCode = 'en') => shop.api.client({ language }).call(getConfig, {});
/** No free delivery, so that a delivery costs 2.00. */
const NOT_FREE = { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 };

/** A guest with two items of 10.00 in the cart. */
async function guest(taxRate = 0) {
  const made = await makeShop(shop.api, { store: { taxRate } });
  const buyer = await makeBuyer(shop.api, made);
  await buyer.fill(made.item.id, 2);
  const quote = () => buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });
  return { buyer, quote };
}

// Requirements: CONFIG-05.
test('the veg marker is switched by the console', async () => {
  await set('toggle_veg_non_veg', false);
  expect((await config()).toggle_veg_non_veg).toBe(false);
  await set('toggle_veg_non_veg', true);
  expect((await config()).toggle_veg_non_veg).toBe(true);
});

// Requirements: CONFIG-07.
test('the logo of the console is the picture of the shop', async () => {
  await set('logo', 'c'.repeat(64));
  expect((await config()).logo_full_url).toBe(`/media/${'c'.repeat(64)}/800.webp`);
  const metadata = await shop.api.client().call(getMetadata, {});
  expect(metadata.meta_image_full_url).toContain('/media/cccc');
  await set('logo', null);
  expect((await config()).logo_full_url).toBeNull();
});

// Requirements: CONFIG-08.
test('guests check out only while the console allows it', async () => {
  const { buyer } = await guest();
  await set('guest_checkout_status', 0);
  expect(await codeOf(buyer.place())).toBe('guest_checkout_off');
  await set('guest_checkout_status', 1);
  expect((await buyer.place()).order_id).toBeGreaterThan(0);
});

// Requirements: CONFIG-25, MONEY-27, MONEY-28.
test('a delivery is free from the amount of the console on, or for all stores', async () => {
  const { quote } = await guest();
  expect((await quote()).delivery_charge).toBe(2);
  await set('free_delivery_over', 20.01);
  expect((await quote()).delivery_charge).toBe(2);
  await set('free_delivery_over', 20);
  expect(await quote()).toMatchObject({ delivery_charge: 0, original_delivery_charge: 2 });
  await set('free_delivery_over', null);
  const byAmount = (free_delivery_over: number) => ({ ...NOT_FREE, status: true, free_delivery_over });
  await set('admin_free_delivery', byAmount(20.01));
  expect((await quote()).delivery_charge).toBe(2);
  await set('admin_free_delivery', byAmount(20));
  expect((await quote()).delivery_charge).toBe(0);
  await set('admin_free_delivery', { ...NOT_FREE, status: true, type: 'free_delivery_to_all_store' });
  expect((await quote()).delivery_charge).toBe(0);
  await set('admin_free_delivery', NOT_FREE);
});

// Requirements: CONFIG-23, CONFIG-26, CONFIG-27.
test('name, phone, networks and footer text reach the shop in both languages', async () => {
  const social_media = [{ id: 1, name: 'instagram', link: 'https://instagram.example/marsa', status: 1 }];
  await set('phone', '+20 2 5550 1234');
  await set('social_media', social_media);
  await set('business_name', { en: 'Marsa Market', ar: 'سوق مرسى' });
  await set('footer_text', { en: 'Open late.', ar: 'مفتوح حتى وقت متأخر.' });
  expect(await config()).toMatchObject({
    phone: '+20 2 5550 1234',
    social_media,
    business_name: 'Marsa Market',
    footer_text: 'Open late.',
  });
  expect(await config('ar')).toMatchObject({
    business_name: 'سوق مرسى',
    footer_text: 'مفتوح حتى وقت متأخر.',
  });
  expect((await shop.api.client().call(getMetadata, {})).meta_title).toBe('Marsa Market');
});

// Requirements: CONFIG-24, MONEY-22, MONEY-23.
test('prices contain the tax while the console has that setting on', async () => {
  const { quote } = await guest(25);
  expect(await quote()).toMatchObject({ tax_amount: 5, tax_status: 'excluded', order_amount: 27 });
  await set('tax_included', 1);
  expect(await quote()).toMatchObject({ tax_amount: 4, tax_status: 'included', order_amount: 22 });
  await set('tax_included', 0);
});

// Requirements: CONFIG-29.
test('the shop offers its payment providers only while the console allows digital payment', async () => {
  payments.push(demoBank(shop.api.deps));
  const offered = async () => (await config()).active_payment_method_list;
  const [method] = await offered();
  expect(Object.keys(method ?? {}).toSorted()).toEqual([
    'gateway',
    'gateway_image',
    'gateway_image_full_url',
    'gateway_title',
  ]);
  await set('digital_payment', false);
  expect(await offered()).toEqual([]);
  expect((await config()).digital_payment).toBe(false);
  await set('digital_payment', true);
  payments.pop();
});

// Requirements: CONFIG-30..32.
test.each([
  ['refund_policy', 'refund-policy'],
  ['cancelation_policy', 'cancellation-policy'],
  ['shipping_policy', 'shipping-policy'],
] as const)('%s set to 0 in the console removes the page', async (key, slug) => {
  await makePage(shop.api.db, { slug });
  const page = () => shop.api.client().call(getPage, { params: { slug } });
  expect((await page()).slug).toBe(slug);
  await set(key, 0);
  expect((await config())[key]).toBe(0);
  expect(await codeOf(page())).toBe('not_found');
  await set(key, 1);
  expect((await page()).slug).toBe(slug);
});

// Requirements: CONFIG-33.
test('the links of the apps are those of the console', async () => {
  const links = {
    playstore_url_status: '1',
    playstore_url: 'https://play.example/marsa',
    apple_store_url_status: '0',
    apple_store_url: '',
  };
  await set('download_user_app_links', links);
  expect((await shop.api.client().call(getLanding, {})).download_user_app_links).toEqual(links);
});
