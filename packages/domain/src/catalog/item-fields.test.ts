import { expect, test } from 'vitest';
import { emptyItemFields, itemColumnsOf, itemFieldsOf } from './item-fields.ts';

const DISH = { ...emptyItemFields(), generic_names: ['Paracetamol'], schedule_order: true, unit: 'kg' };

test('a field that is written to its column is read back unchanged', () => {
  expect(itemColumnsOf(DISH)).toMatchObject({ genericNames: ['Paracetamol'], scheduleOrder: true });
  expect(itemFieldsOf(itemColumnsOf(DISH))).toEqual(DISH);
});

test('an empty text is stored as none', () => {
  expect(itemColumnsOf({ ...DISH, unit: '' }).unit).toBeNull();
});
