import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  faults,
  HEAD,
  type ImportHarness,
  makePipe,
  picture,
  startImports,
} from '../../../../test/import-harness.ts';
import { addOns, items, itemVariations } from '../../catalog/catalog.tables.ts';

let imports: ImportHarness;
beforeAll(async () => {
  imports = await startImports();
});
beforeEach(() => imports.clear());
afterAll(() => imports.stop());

const check = async (...lines: string[]) =>
  faults(await imports.importFile(await imports.write(lines), { dryRun: true }));

test('bytes that are not UTF-8 are reported with their line', async () => {
  const rows = Array.from({ length: 6000 }, (_, n) => `${n + 2},tide,Bags,قهوة €,5`);
  const bytes = Buffer.from([HEAD, ...rows].join('\r\n'));
  bytes[bytes.indexOf('Bags', bytes.indexOf('\n5000,tide'))] = 0xe2;
  expect(faults(await imports.importFile(await imports.write(bytes)))).toEqual([
    '5000 - the file is not UTF-8: save it as "CSV UTF-8"',
  ]);
});

test('an unclosed quotation mark is reported with the line of its row', async () => {
  expect(
    await check(HEAD, 'a,tide,Bags,"Two', 'lines",5', 'b,tide,Bags,"Bag,5', 'c,tide,Bags,Bag,5'),
  ).toEqual(['4 - a quotation mark is not closed in the row that begins here']);
  const rest = Array.from({ length: 5000 }, (_, n) => `r${n},tide,Bags,${'Bag '.repeat(250)},5`);
  expect(await check(HEAD, 'a,tide,Bags,Bag,5', 'b,tide,Bags,"Bag,5', ...rest)).toEqual([
    '3 - the row is longer than 4 MB: shorten its texts, or close its quotation mark',
  ]);
});

test('a file without products, a folder and a pipe are reported', async () => {
  expect(await check(HEAD)).toEqual(['1 - no product follows the names of the columns']);
  expect(await check(HEAD, ',,,,', '')).toEqual(['1 - no product follows the names of the columns']);
  const pipe = path.join(imports.folder, 'pipe.csv');
  makePipe(pipe);
  for (const file of [pipe, imports.folder])
    expect(faults(await imports.importFile(file))).toEqual([
      '1 - this is no regular file: an import reads its file twice',
    ]);
});

test('a file that is changed after its check is not imported, and one that is changed later is reported', async () => {
  const changedAt = async (phase: 'check' | 'write') => {
    const file = await imports.write([HEAD, 'a,tide,Bags,Bag,5']);
    return imports.importFile(file, {
      onProgress: (what, share) => {
        if (what === phase && share === 1) appendFileSync(file, 'b,tide,Bags,Belt,5\n');
      },
    });
  };
  const text = '1 - the file was changed while it was imported: repeat the command';
  const early = await changedAt('check');
  expect([faults(early), early.wrote, await imports.api.db.$count(items)]).toEqual([[text], false, 0]);
  const late = await changedAt('write');
  expect([faults(late), late.wrote, late.created]).toEqual([[text], true, 1]);
});

test('a file that cannot be checked as a whole is not imported, not even with skipErrors', async () => {
  const rows = ['a,tide,Bags,Bag,5,red', 'b,tide,Bags,Belt,5,red'];
  const unclosed = [HEAD, 'a,tide,Bags,Bag,5', 'b,tide,Bags,"Belt,5'];
  for (const lines of [[`${HEAD},colour`, ...rows], unclosed]) {
    const report = await imports.importFile(await imports.write(lines), { skipErrors: true });
    expect([report.problems.length, report.wrote, await imports.api.db.$count(items)]).toEqual([1, false, 0]);
  }
  const file = await imports.write([HEAD, 'a,tide,Bags,Bag,5', 'b,tide,Bags,Belt,5']);
  expect(faults(await imports.importFile(file, { store: 'nowhere', skipErrors: true }))).toEqual([
    '1 store there is no store "nowhere", which --store names',
  ]);
});

test('separators behind the last column are accepted, a column without a name between others is reported', async () => {
  expect(await check(`${HEAD},,`, 'a,tide,Bags,Bag,5,,', 'b,tide,Bags,Bag,5')).toEqual([]);
  expect(await check(`${HEAD},`, 'a,tide,Bags,Bag,5,red')).toEqual([
    '2 - has 6 cells where the header has 5',
  ]);
  expect(await check(`id,,store,category,name,price`, 'a,,tide,Bags,Bag,5')).toEqual([
    '1 column 2 has no name: name it, or delete the column',
  ]);
});

test('a decimal comma is read in files with semicolons, and the report says so once', async () => {
  const head = 'id;store;category;name;price;discount;options;variations;add_ons';
  const report = await imports.importFile(
    await imports.write([
      head,
      'a;tide;Bags;Bag;12,50;1,25;;;Wrap +0,75',
      'b;tide;Bags;Vest;;;Size: S | M;S = 9,90 x 1 | M = 10 x 2;',
      'c;tide;Bags;Belt;5;7,5%;;;',
    ]),
  );
  expect(report).toMatchObject({
    created: 3,
    problems: [],
    notes: [{ text: 'Amounts of this file have a decimal comma: "12,50" on line 2 is 12.50.' }],
  });
  const rows = await imports.api.db.select().from(items).orderBy(items.position);
  expect(rows.map((row) => [row.externalId, row.priceMinor, row.discount])).toEqual([
    ['a', 1250, 125],
    ['b', 990, 0],
    ['c', 500, 7.5],
  ]);
  const variations = await imports.api.db.select().from(itemVariations).orderBy(itemVariations.position);
  expect(variations.map((row) => row.priceMinor)).toEqual([990, 1000]);
});

test('two decimal signs in one file, and amounts that may be thousands, are errors', async () => {
  const head = HEAD.replaceAll(',', ';');
  expect(await check(head, 'a;tide;Bags;Bag;1,50', 'b;tide;Bags;Bag;2.50', 'c;tide;Bags;Bag;1,500')).toEqual([
    '3 price "2.50" has a decimal point, but "1,50" on line 2 has a decimal comma: use one of them in the whole file',
    '4 price "1,500" has more than 2 decimals',
  ]);
  expect(await check(head, 'a;tide;Bags;Bag;1.500')).toEqual(['2 price "1.500" has more than 2 decimals']);
  expect(await check(HEAD, 'a,tide,Bags,Bag,"1,50"')).toEqual(['2 price "1,50" is not an amount like 12.50']);
});

test('a backslash makes separators part of names, options, add-ons, lists and picture names', async () => {
  await imports.write(await picture(1), 'a|b.png');
  const report = await imports.importFile(
    await imports.write([
      `${HEAD},options,variations,tags,pictures,add_ons,groups`,
      'a,tide,Bags,Bag,,Ratio 1\\:2 \\(a\\): 16\\:9 \\| wide | A\\;B \\\\ C,16\\:9 \\| wide = 5 x 1,one \\| two | C:\\x,a\\|b.png,,',
      'b,luna-kitchen,Pizza,Pizza,5,,,,,Salt \\+ pepper +1,Size \\(cm\\) (required): A\\+B | 20 \\> 10 +3',
    ]),
  );
  expect(report).toMatchObject({ problems: [], created: 2 });
  const [bag, pizza] = await imports.api.db.select().from(items).orderBy(items.position);
  expect(bag).toMatchObject({
    choices: [{ title: { en: 'Ratio 1:2 (a)' }, options: [{ en: '16:9 | wide' }, { en: 'A;B \\ C' }] }],
    tags: ['one | two', 'C:\\x'],
    pictures: [expect.any(String)],
  });
  expect(pizza?.foodGroups).toMatchObject([
    {
      name: { en: 'Size (cm)' },
      required: true,
      values: [
        { label: { en: 'A+B' }, optionMajor: 0 },
        { label: { en: '20 > 10' }, optionMajor: 3 },
      ],
    },
  ]);
  expect(await imports.api.db.select().from(itemVariations).orderBy(itemVariations.type)).toMatchObject([
    { type: '16:9 | wide' },
  ]);
  expect(await imports.api.db.select().from(addOns).orderBy(addOns.id)).toMatchObject([
    { name: { en: 'Salt + pepper' } },
  ]);
});
