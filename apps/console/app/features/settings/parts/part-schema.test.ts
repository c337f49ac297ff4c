import { expect, test } from 'vitest';
import { emptyPart, invalidParts, isOpenList, type PartSchema, partKind } from './part-schema.ts';

const FEE: PartSchema = { type: 'string', pattern: '^\\d+(\\.\\d+)?$' };
const LINKS: PartSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { id: { type: 'integer' }, link: { type: 'string' }, status: { enum: [0, 1] } },
  },
};

test('the control of a part follows from its schema', () => {
  expect(partKind('link', { type: 'string' })).toBe('text');
  expect(partKind('status', { type: 'string' })).toBe('textFlag');
  expect(partKind('status', { type: 'boolean' })).toBe('switch');
  expect(partKind('status', { enum: [0, 1] })).toBe('flag');
  expect(partKind('return_fee', FEE)).toBe('numeric');
  expect(partKind('type', { enum: ['hour', 'day'] })).toBe('choice');
  expect(partKind('login_medium', { enum: ['google', 'facebook'] })).toBe('fixed');
  expect(isOpenList(LINKS)).toBe(true);
  expect(isOpenList({ items: { properties: { login_medium: {} } } })).toBe(false);
});

test('a new row has every part, and invalid parts are reported by their paths', () => {
  const row = emptyPart('social_media', LINKS.items ?? {});
  expect(row).toEqual({ id: 0, link: '', status: 0 });
  expect(invalidParts('social_media', LINKS, [row, { id: 1.5, link: '', status: 1 }])).toEqual(['1.id']);
  const setting = { type: 'object', properties: { return_fee: FEE, note: { type: 'string' } } };
  expect(invalidParts('fees', setting, { return_fee: '5.5', note: '' })).toEqual([]);
  expect(invalidParts('fees', setting, { return_fee: 'five', note: '' })).toEqual(['return_fee']);
});
