import { getConfig } from '@errand/contract/config';
import { changeSetting, listSettings, undoSetting } from '@errand/contract/console/settings';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';

const { shop, operator: browser } = await openConsole();

async function settingOf(key: string) {
  const { rows } = await browser.call(listSettings, {});
  const row = rows.find((one) => one.key === key);
  if (!row) throw new Error(`no setting ${key}`);
  return row;
}

async function change(key: string, value: unknown) {
  const { version } = await settingOf(key);
  return browser.call(changeSetting, { params: { key }, body: { value, version } });
}

test('a changed setting is used at once, with who changed it, and can be undone', async () => {
  const config = async () => (await shop.api.client().call(getConfig, {})).maintenance_mode;
  expect(await settingOf('maintenance_mode')).toMatchObject({
    kind: 'boolean',
    group: 'pages',
    can_undo: false,
  });
  const changed = await change('maintenance_mode', true);
  expect(changed).toMatchObject({ value: true, is_changed: true, changed_by: { name: expect.any(String) } });
  expect(await config()).toBe(true);
  const undo = (version: string) =>
    browser.call(undoSetting, { params: { key: 'maintenance_mode' }, body: { version } });
  const undone = await undo(changed.version);
  expect(undone).toMatchObject({ value: false, can_undo: false });
  expect(await config()).toBe(false);
  expect(await codeOf(undo(changed.version))).toBe('changed_meanwhile');
  expect(await codeOf(undo(undone.version))).toBe('setting_unchanged');
});

test('undoing goes back value by value to the default', async () => {
  const key = 'minimum_shipping_charge';
  const initial = (await settingOf(key)).value;
  for (const value of [3, 5, 7]) await change(key, value);
  const undo = async () => {
    const { version } = await settingOf(key);
    return (await browser.call(undoSetting, { params: { key }, body: { version } })).value;
  };
  expect([await undo(), await undo()]).toEqual([5, 3]);
  await change(key, 4);
  expect([await undo(), await undo()]).toEqual([3, initial]);
  expect(await settingOf(key)).toMatchObject({ can_undo: false, is_changed: false });
});

test('an invalid value is rejected, and each setting has the kind of its editor', async () => {
  expect(await codeOf(change('additional_charge', 'much'))).toBe('setting_bounds');
  expect(await codeOf(change('business_name', { en: ' ' }))).toBe('setting_invalid');
  expect(
    await codeOf(browser.call(changeSetting, { params: { key: 'none' }, body: { value: 1, version: 'x' } })),
  ).toBe('not_found');
  expect(await settingOf('business_name')).toMatchObject({ kind: 'translated', group: 'identity' });
  expect(await settingOf('dm_tips_status')).toMatchObject({ kind: 'flag' });
  expect(await settingOf('currency_symbol_direction')).toMatchObject({
    kind: 'choice',
    group: 'format',
    choices: ['left', 'right'],
  });
  expect(await settingOf('social_media')).toMatchObject({ kind: 'json', bounds: null });
  expect((await settingOf('order_accept_minutes')).bounds).toEqual({ least: 0, most: 1440, whole: true });
  expect((await settingOf('additional_charge')).bounds).toEqual({ least: 0, most: 999_999, whole: false });
});
