import { config, getConfig } from '@errand/contract/config';
import type { LanguageCode } from '@errand/domain/language';
import { formatMoney } from '@errand/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeModule } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { startEvents } from '../../platform/events/index.ts';
import { SAME_ORIGIN_HEADERS, systemContext } from '../../platform/http/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { demoBank } from '../demo-bank/index.ts';
import { modules } from '../modules/modules.tables.ts';
import { createSettings, onSettingsChanged } from './settings.cache.ts';
import { DEFAULT_SETTINGS } from './settings.defaults.ts';
import { settingsRoutes } from './settings.routes.ts';
import { changeSettings, moneyStyle } from './settings.service.ts';

let api: TestApi;
const payments: PaymentProvider[] = [];
beforeAll(async () => {
  api = await startApi({
    routes: settingsRoutes,
    demo: true,
    deps: { payments },
    settings: { footer_text: 'Kept by the operator', timeformat: '13', nonsense: true },
  });
});
afterAll(() => api.stop());

const read = () => api.client().call(getConfig, {});

// Requirements: CONFIG-25, CONFIG-29, MONEY-29.
test('the configuration has exactly the fields of the contract', async () => {
  const response = await api.inject({ url: '/api/v1/config', headers: SAME_ORIGIN_HEADERS });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=30');
  const parsed = config.strict().parse(response.json());
  expect(parsed).toMatchObject({ guest_checkout_status: 1, currency_symbol: '$', demo: true, country: 'AE' });
  expect(parsed.admin_free_delivery).toEqual({
    status: true,
    type: 'free_delivery_by_order_amount',
    free_delivery_over: 20,
  });
});

// Requirements: CONFIG-13.
test('base_urls has the picture folders of older clients', async () => {
  const { base_urls } = await read();
  expect(base_urls.customer_image_url).toBe('/media');
  expect(base_urls.gateway_image_url).toBe('/media');
});

// Requirements: MONEY-02.
test('amounts have two decimals until the operator sets others', async () => {
  expect((await read()).digit_after_decimal_point).toBe(2);
  expect(formatMoney(125_000, await moneyStyle(api.deps))).toBe('$1,250.00');
});

test('the module switches are those of the domain, with the older name of rental', async () => {
  const { module_config } = await read();
  expect(module_config.module_type).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']);
  expect(module_config.food).toMatchObject({ add_on: true, stock: false, order_status: { accepted: true } });
  expect(module_config.rental).toMatchObject({ is_rental: true, is_taxi: true });
});

test('an operator’s row replaces its default, and an invalid row is ignored', async () => {
  const response = await read();
  expect(response.footer_text).toBe('Kept by the operator');
  expect(response.timeformat).toBe(DEFAULT_SETTINGS.timeformat);
  expect(response).not.toHaveProperty('nonsense');
});

test('texts are in the visitor’s language, in English if no translation exists', async () => {
  const arabic = () => api.client({ language: 'ar' }).call(getConfig, {});
  await changeSettings(api.deps, { address: { en: '4 Harbour Square', ar: '4 ساحة المرفأ' } });
  expect((await read()).address).toBe('4 Harbour Square');
  expect(await arabic()).toMatchObject({
    address: '4 ساحة المرفأ',
    footer_text: 'Kept by the operator',
    additional_charge_name: 'رسوم الخدمة',
  });
});

/** The settings of another process. */
async function openProcess() {
  const events = await startEvents(api.url, api.deps.log);
  return { events, settings: createSettings({ ...api.deps, events }) };
}

test('a change is visible at once here and, by its event, in every other process', async () => {
  const other = await openProcess();
  expect((await other.settings()).currency_symbol).toBe('$');
  await changeSettings(api.deps, { currency_symbol: 'KD', currency_code: 'KWD' });
  expect(await read()).toMatchObject({ currency_symbol: 'KD', digit_after_decimal_point: 3 });
  await vi.waitFor(async () =>
    expect(await moneyStyle(other)).toEqual({ symbol: 'KD', direction: 'left', digits: 3 }),
  );
  await other.events.stop();
  await changeSettings(api.deps, { currency_symbol: '$', currency_code: 'USD' });
});

test('a listener for changes runs after the new settings are in use, and only if they differ', async () => {
  const other = await openProcess();
  await other.settings();
  const seen: string[] = [];
  const unsubscribe = onSettingsChanged(other, () => {
    void other.settings().then((settings) => seen.push(settings.currency_symbol));
  });
  await changeSettings(api.deps, { currency_symbol: 'AED' });
  await vi.waitFor(() => expect(seen).toEqual(['AED']));
  await changeSettings(api.deps, { currency_symbol: 'AED' });
  await changeSettings(api.deps, { currency_symbol: '$' });
  await vi.waitFor(() => expect(seen).toEqual(['AED', '$']));
  unsubscribe();
  await other.events.stop();
});

test('a request keeps the settings that it has read', async () => {
  const request = systemContext(api.deps);
  expect((await request.settings()).currency_symbol).toBe('$');
  await changeSettings(api.deps, { currency_symbol: 'AED' });
  expect((await request.settings()).currency_symbol).toBe('$');
  expect((await systemContext(api.deps).settings()).currency_symbol).toBe('AED');
  await changeSettings(api.deps, { currency_symbol: '$' });
});

test('a change with a lost event is visible half a minute later', async () => {
  await api.deps.settings();
  await api.db.execute(`insert into settings (key, value) values ('business_name', '"Souq"')`);
  expect((await read()).business_name).toBe('Errand');
  api.clock.advance(30_000);
  await api.deps.settings();
  await vi.waitFor(async () => expect((await read()).business_name).toBe('Souq'));
});

test('an invalid value or name is rejected and changes nothing', async () => {
  await expect(changeSettings(api.deps, { timeformat: '13' as '12' })).rejects.toThrow('Invalid');
  await expect(changeSettings(api.deps, { colour: 'red' } as never)).rejects.toThrow(
    'no setting is called colour',
  );
});

// Requirements: CONFIG-28.
test('the only active module is named, and none when there are several', async () => {
  expect((await read()).module).toBeNull();
  const food = await makeModule(api.db, { name: { en: 'Food', ar: 'طعام' } });
  const arabic = await api.client({ language: 'ar' }).call(getConfig, {});
  expect(arabic.module).toEqual({ id: food.id, module_type: 'food', module_name: 'طعام' });
  expect(arabic.module_type).toBe('food');
  const shop = await makeModule(api.db, { type: 'grocery' });
  expect(await read()).toMatchObject({ module: null, module_type: null });
  await api.db.update(modules).set({ active: false }).where(eq(modules.id, shop.id));
  expect((await read()).module_type).toBe('food');
});

test('a payment provider has its title in the visitor’s language', async () => {
  payments.push(demoBank(api.deps));
  const titlesIn = async (language: LanguageCode) =>
    (await api.client({ language }).call(getConfig, {})).active_payment_method_list.map(
      ({ gateway_title }) => gateway_title,
    );
  expect([await titlesIn('en'), await titlesIn('ar')]).toEqual([['Demo bank'], ['بنك العرض']]);
  payments.pop();
});
