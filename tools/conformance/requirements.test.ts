import { expect, test } from 'vitest';
import { claimedIds, readRequirements } from './requirements.ts';
import { conformanceTable } from './table.ts';

test('there are 839 requirement rows and their ids are unique', () => {
  const ids = readRequirements().map((row) => row.id);
  expect(ids).toHaveLength(839);
  expect(new Set(ids).size).toBe(839);
});

test('a title claims single rows, lists and ranges', () => {
  expect(claimedIds('[CART-07] a line above stock is rejected')).toEqual(['CART-07']);
  expect(claimedIds('[API-35, API-36] the list')).toEqual(['API-35', 'API-36']);
  expect(claimedIds('[API-13..15, ERR-04] places')).toEqual(['API-13', 'API-14', 'API-15', 'ERR-04']);
  expect(claimedIds('no claim, not [even] here')).toEqual([]);
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
