import { expect, test } from 'vitest';
import { sampleFile } from './sample-file.ts';

const categories = [
  { id: 1, name: 'Fruit', parent_id: null },
  { id: 2, name: 'Apples, "red" > sweet', parent_id: 1 },
  { id: 3, name: 'Bread', parent_id: null },
];
const nameOf = (number: number) => `Example ${number}`;

test('a sample has a hidden product for each category of the store, and the columns of its module', () => {
  const [head = '', ...lines] = sampleFile({ categories, module_type: 'grocery' }, nameOf)
    .trim()
    .split('\r\n');
  expect(head).toBe(
    'id,category,name,name:ar,description,description:ar,price,discount,stock,unit,pictures,active',
  );
  expect(lines).toEqual([
    'sample-1,"Fruit > Apples, ""red"" \\> sweet",Example 1,,,,1,,10,,,no',
    'sample-2,Bread,Example 2,,,,1,,10,,,no',
  ]);
  expect(sampleFile({ categories, module_type: 'food' }, nameOf)).toContain(
    'discount,groups,add_ons,pictures',
  );
});
