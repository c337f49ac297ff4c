import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';
import { allClaimsOf, claimsOf } from './claims.ts';
import { readRequirements } from './requirements.ts';
import { conformanceTable } from './table.ts';

test('there are 839 requirement rows and their ids are unique', () => {
  const ids = readRequirements().map((row) => row.id);
  expect(ids).toHaveLength(839);
  expect(new Set(ids).size).toBe(839);
});

test('every requirement is claimed by a test, and no test claims an unknown one', () => {
  const folders = '{apps,packages,e2e,tools,test}';
  const files = globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`, {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules') || name.startsWith('tools/conformance'),
  });
  const claimed = new Set(files.flatMap((file) => allClaimsOf(readFileSync(`${ROOT}/${file}`, 'utf8'))));
  expect([...claimed].toSorted()).toEqual(
    readRequirements()
      .map((row) => row.id)
      .toSorted(),
  );
});

const FILE = `
// Counts stock.
// Requirements: CART-07,
// API-13..15.
test('a line above stock is rejected', () => {});
test('claims nothing', () => {});
// Requirements: ERR-04.
test.each([
  [1, 2],
])('%d is followed by %d', () => {});
`;

const LINES = FILE.split('\n');

test('a test claims the rows of the comment above it: single rows, lists and ranges', () => {
  expect(claimsOf(LINES, 5)).toEqual(['CART-07', 'API-13', 'API-14', 'API-15']);
  expect(claimsOf(LINES, 6)).toEqual([]);
  expect(claimsOf(LINES, 10)).toEqual(['ERR-04']);
});

test('a row with a failing test is not proven, whatever else passes', () => {
  const rows = [
    { id: 'A-01', area: 'A', kind: '', text: '', source: '' },
    { id: 'A-02', area: 'A', kind: '', text: '', source: '' },
  ];
  const table = conformanceTable(rows, new Set(['A-01', 'A-02']), new Set(['A-02']));
  expect(table).toContain('**1 of 2 rows proven.**');
  expect(table).toContain('| A | 2 | 1 | 2 |');
});
