import { getConfig } from '@errand/contract/config';
import { listSettings, undoSetting } from '@errand/contract/console/settings';
import { quoteOrder } from '@errand/contract/orders-place';
import { expect, test } from 'vitest';
import { CONTACT, DELIVERY_ADDRESS, makeBuyer, makeShop } from '../../../../../test/buyers.ts';
import { changeInConsole } from '../../../../../test/console/change-setting.ts';
import { openConsole } from '../../../../../test/console/open-console.ts';
import { codeOf } from '../../../../../test/console/start-console.ts';
import { changeSettings } from '../../settings.service.ts';

const { shop, operator } = await openConsole();
const set = (key: string, value: unknown) => changeInConsole(operator, key, value);
const config = () => shop.api.client().call(getConfig, {});

async function versionOf(key: string): Promise<string> {
  const { rows } = await operator.call(listSettings, {});
  return rows.find((row) => row.key === key)?.version ?? '';
}

// Requirements: CONFIG-10, CONFIG-11, CONFIG-12.
test('the money format of the console is that of the shop, and a currency brings its decimals', async () => {
  expect(await codeOf(set('digit_after_decimal_point', 3))).toBe('currency_decimals');
  await set('currency_symbol', 'KD');
  await set('currency_symbol_direction', 'right');
  await set('currency_code', 'KWD');
  const version = await versionOf('currency_code');
  await operator.call(undoSetting, { params: { key: 'currency_code' }, body: { version } });
  expect(await config()).toMatchObject({ currency_code: 'USD', digit_after_decimal_point: 2 });
  await set('currency_code', 'KWD');
  await set('admin_free_delivery', {
    status: false,
    type: 'free_delivery_by_order_amount',
    free_delivery_over: 0,
  });
  expect(await config()).toMatchObject({
    currency_code: 'KWD',
    currency_symbol: 'KD',
    currency_symbol_direction: 'right',
    digit_after_decimal_point: 3,
  });
  const made = await makeShop(shop.api);
  const buyer = await makeBuyer(shop.api, made);
  await buyer.fill(made.item.id, 2);
  const quote = await buyer.client.call(quoteOrder, { query: {}, body: { ...DELIVERY_ADDRESS, ...CONTACT } });
  // Two items of 1000 minor units, and a delivery of 2 major ones.
  expect(quote.order_amount).toBe(4);
});

test('with amounts stored, neither console, undo nor command line change currency or decimals', async () => {
  expect(await codeOf(set('digit_after_decimal_point', 2))).toBe('currency_decimals');
  expect(await codeOf(set('currency_code', 'USD'))).toBe('currency_in_use');
  const version = await versionOf('currency_code');
  const undo = operator.call(undoSetting, { params: { key: 'currency_code' }, body: { version } });
  expect(await codeOf(undo)).toBe('currency_in_use');
  await expect(changeSettings(shop.api.deps, { currency_code: 'USD' })).rejects.toThrow('currency_in_use');
  await expect(changeSettings(shop.api.deps, { digit_after_decimal_point: 2 })).rejects.toThrow(
    'currency_decimals',
  );
  // The present currency and another symbol change no amount.
  await changeSettings(shop.api.deps, {
    currency_code: 'KWD',
    digit_after_decimal_point: 3,
    currency_symbol: 'KWD',
  });
  expect(await config()).toMatchObject({
    currency_code: 'KWD',
    digit_after_decimal_point: 3,
    currency_symbol: 'KWD',
  });
});
