import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

test.each([
  ['Café au lait', 'cafe-au-lait'],
  ['مخبز', 'bakery'],
  ['24', 'bakery-24'],
  ['24-7', 'bakery-24-7'],
])('the slug of %s is not empty and no number', (name, slug) => {
  expect(slugOf(name, 'bakery')).toBe(slug);
});

test('a long slug ends with a word', () => {
  expect(slugOf(`${'a'.repeat(79)} b`, 'item')).toBe('a'.repeat(79));
});

test('a taken slug gets the first free number', () => {
  const taken = new Set(['falafel', 'falafel-2']);
  expect(freeSlug('falafel', (slug) => taken.has(slug))).toBe('falafel-3');
  expect(freeSlug('wrap', (slug) => taken.has(slug))).toBe('wrap');
});
