import { expect, test } from 'vitest';
import { attributesFault, groupsFault } from './option-faults.ts';
import { combinationTypes } from './variation.ts';

const size = { name: 'Size', type: 'single', min: 0, max: 0, values: ['Small', 'Large'] } as const;
const sauces = {
  name: 'Sauces',
  type: 'multi',
  min: 1,
  max: 2,
  values: ['Garlic', 'Tahini', 'Hot'],
} as const;

test('option groups are valid if names are unique and the bounds can be met', () => {
  expect(groupsFault([])).toBeNull();
  expect(groupsFault([size, sauces])).toBeNull();
  expect(groupsFault([{ ...sauces, min: 2, max: 0 }])).toBeNull();
  expect(groupsFault([{ ...sauces, min: 3, max: 3 }])).toBeNull();
  expect(groupsFault([size, { ...sauces, name: 'Size' }])).toBe('names_repeat');
  expect(groupsFault([{ ...size, values: ['Large', 'Large'] }])).toBe('names_repeat');
  expect(groupsFault([{ ...sauces, min: 3, max: 2 }])).toBe('bounds');
  expect(groupsFault([{ ...sauces, min: 4, max: 0 }])).toBe('bounds');
  expect(groupsFault([{ ...sauces, max: 4 }])).toBe('bounds');
});

test('the bounds of a group with one choice are ignored', () => {
  expect(groupsFault([{ ...size, min: 4, max: 3 }])).toBeNull();
});

const color = { title: 'Color', options: ['Red', 'Blue'] };
const length = { title: 'Length', options: ['S', 'M'] };

test('variations are combinations of the attributes, each at most once; some may be missing', () => {
  expect(combinationTypes([color.options, length.options])).toEqual(['Red-S', 'Red-M', 'Blue-S', 'Blue-M']);
  expect(combinationTypes([])).toEqual([]);
  expect(attributesFault([], [])).toBeNull();
  expect(attributesFault([color, length], ['Red-S', 'Blue-M'])).toBeNull();
  expect(attributesFault([{ title: 'Color', options: ['Dark red'] }], ['Darkred'])).toBeNull();
  expect(attributesFault([color, length], [])).toBe('variations_differ');
  expect(attributesFault([], ['Red'])).toBe('variations_differ');
  expect(attributesFault([color], ['Red', 'Red'])).toBe('variations_differ');
  expect(attributesFault([color], ['Red-S'])).toBe('variations_differ');
  expect(attributesFault([color, { ...length, title: 'Color' }], ['Red-S'])).toBe('names_repeat');
  expect(attributesFault([{ ...color, options: ['Red', 'Red'] }], ['Red'])).toBe('names_repeat');
});

test('attributes with ambiguous or too many combinations are rejected', () => {
  const joined = [
    { title: 'A', options: ['a', 'a-b'] },
    { title: 'B', options: ['c', 'b-c'] },
  ];
  expect(attributesFault(joined, ['a-b-c'])).toBe('names_repeat');
  const many = Array.from({ length: 5 }, (_, at) => ({
    title: `T${at}`,
    options: ['0', '1', '2', '3', '4', '5', '6'],
  }));
  expect(attributesFault(many, ['0-0-0-0-0'])).toBe('too_many');
  const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
  expect(combinationTypes([digits, digits, digits, digits])).toHaveLength(10_000);
  expect(combinationTypes([digits, digits, digits, [...digits, '10']])).toBeNull();
});
