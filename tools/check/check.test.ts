import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../run.ts';
import { wideDoors } from './api-doors.ts';
import { FLOORS, PATHS } from './api-floors.ts';
import { boundaries } from './boundaries.ts';
import { deadCss } from './dead-css.ts';
import { enumerations } from './enumerations.ts';
import { fileSizes } from './file-sizes.ts';
import { languages } from './languages.ts';
import { lint } from './lint.ts';
import { lintComments } from './lint-comments.ts';
import { liveRegions } from './markup/live-regions.ts';
import { migrations } from './migrations.ts';
import { phoneCss } from './phone-css.ts';
import { sqlOwnership } from './sql-ownership.ts';
import { textParity } from './text-parity.ts';
import { types } from './types.ts';
import { unusedCode } from './unused-code.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A scratch project of `files` with this project's settings, so that only the tool under test runs, on a few lines. */
function makeProject(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-check-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of [
    '.oxlintrc.json',
    '.dependency-cruiser.cjs',
    'tsconfig.base.json',
    'tools/check/api-floors.ts',
  ])
    cpSync(path.join(ROOT, name), path.join(root, name));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const settings = {
    'package.json': JSON.stringify({ name: 'scratch', private: true, type: 'module' }),
    'tsconfig.json': JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { jsx: 'react-jsx' },
      include: ['**/*.ts', '**/*.tsx'],
    }),
  };
  for (const [name, text] of Object.entries({ ...settings, ...files })) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

test('a floating promise and a conditional hook fail the lint, and correct code passes', async () => {
  const floating = "import { readFile } from 'node:fs/promises';\n\nreadFile('a');\n";
  const hook = `import { useState } from 'react';

export function Price({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  const [price] = useState(1);
  return <b>{price}</b>;
}
`;
  const findings = await lint(makeProject({ 'floating.ts': floating, 'price.tsx': hook }));
  expect(findings).toContain('floating.ts:3 typescript(no-floating-promises)');
  expect(findings).toContain('price.tsx:5 react');
  expect(findings).toContain('rules-of-hooks');
  expect(await lint(makeProject({ 'correct.ts': floating.replace('readFile(', 'await readFile(') }))).toBe(
    null,
  );
});

test('a lint that covers fewer files than exist fails', async () => {
  const root = makeProject({
    'a.ts': 'export const a = 1;\n',
    'b.ts': 'export const b = 2;\n',
    '.oxlintrc.json': JSON.stringify({ ignorePatterns: ['**/node_modules/**', 'b.ts'] }),
  });
  expect(await lint(root)).toBe('not linted: b.ts');
});

test('unreachable code, a missing return and an unused parameter fail the types', async () => {
  const findings = await types(
    makeProject({
      'faults.ts': `export function afterReturn(): number {
  return 1;
  console.log('never');
}
export function sometimes(isSet: boolean) {
  if (isSet) return 1;
}
export function ignores(value: number): void {}
export const options: { name?: string } = { name: undefined };
`,
    }),
  );
  for (const code of ['TS7027', 'TS7030', 'TS6133', 'TS2375']) expect(findings).toContain(code);
});

test('an import against the rules fails the boundaries', async () => {
  const findings = await boundaries(
    makeProject({
      'packages/domain/src/cart/index.ts': "export { price } from '../../../../apps/api/src/app.ts';\n",
      'apps/api/src/app.ts': 'export const price = 1;\n',
    }),
  );
  expect(findings).toContain(
    'domain-imports-nothing: packages/domain/src/cart/index.ts → apps/api/src/app.ts',
  );
});

test('an import from a floor to the same or a higher one fails the boundaries, one of tables passes', async () => {
  const feature = (name: string) => `apps/api/src/features/${name}`;
  const findings = await boundaries(
    makeProject({
      [`${feature('cart')}/index.ts`]: "export { order } from '../orders/index.ts';\n",
      [`${feature('search')}/index.ts`]: "export { row } from '../orders/orders.tables.ts';\n",
      [`${feature('promotions')}/index.ts`]: "export { found } from '../imports/index.ts';\n",
      [`${feature('imports')}/index.ts`]: 'export const found = 1;\n',
      [`${feature('orders')}/index.ts`]: "export { moved as order } from './console/desk.ts';\n",
      [`${feature('orders')}/orders.tables.ts`]: 'export const row = 1;\n',
      [`${feature('orders')}/console/desk.ts`]: 'export const moved = 1;\n',
    }),
  );
  const found = findings?.split('\n').filter((line) => line.startsWith('api-floors'));
  expect(found?.map((line) => line.replace(/.*: /, '').replaceAll('apps/api/src/features/', ''))).toEqual([
    'cart/index.ts → orders/index.ts',
    'orders/index.ts → orders/console/desk.ts',
    'promotions/index.ts → imports/index.ts',
  ]);
});

test('a door of more than 35 names is reported with their number, in which methods of an object count', () => {
  const names = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `name${from + at}`).join(', ');
  const door = (object: string) =>
    `import { ${names(30, 36)} } from './more.ts';\n\nexport { ${names(0, 30)} } from './many.ts';\n\n${object}`;
  const methods = (list: string) =>
    `export const more = {\n${list.replace(/name\d+/g, '  $&').replaceAll(', ', ',\n')},\n};\n`;
  const root = makeProject({
    'apps/api/src/features/cart/index.ts': door(methods(names(30, 35))),
    'apps/api/src/features/orders/index.ts': door(methods(names(30, 36))),
  });
  expect(wideDoors(root)).toEqual(['apps/api/src/features/orders/index.ts: exports 36 names, allowed 35']);
});

test('every feature of the API stands on one floor, and the map shows the same floors', () => {
  const folders = readdirSync(path.join(ROOT, 'apps/api/src/features'));
  const rooms = FLOORS.flatMap(([, names]) => names).filter((name) => !(name in PATHS));
  expect(rooms.toSorted()).toEqual(folders.toSorted());
  const map = readFileSync(path.join(ROOT, 'docs/map.md'), 'utf8');
  const table = map.slice(map.indexOf('| floor | rooms |')).split('\n\n')[0]?.split('\n').slice(2) ?? [];
  const shown = table.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(shown.map(([, floor]) => floor)).toEqual(FLOORS.map(([floor]) => floor).toReversed());
  const named = shown.map(([, , cell = '']) => folders.filter((name) => cell.includes(`\`${name}\``)));
  const listed = FLOORS.map(([, names]) => names.filter((name) => folders.includes(name))).toReversed();
  expect(named.map((names) => names.toSorted())).toEqual(listed.map((names) => names.toSorted()));
});

test('an export that nothing imports fails as unused code', async () => {
  const root = makeProject({
    'knip.json': JSON.stringify({ entry: ['main.ts'], project: ['*.ts'] }),
    'main.ts': "import { used } from './parts.ts';\n\nconsole.log(used);\n",
    'parts.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
  });
  const findings = await unusedCode(root);
  expect(findings).toContain('forgotten');
  expect(findings).not.toContain('used  ');
});

test('a text that is missing in Arabic, or has another placeholder there, fails the texts', async () => {
  const texts = (arabic: object) =>
    textParity(
      makeProject({
        'apps/web/app/texts/en/cart.json': JSON.stringify({ title: 'Cart', count: '{count} items' }),
        'apps/web/app/texts/ar/cart.json': JSON.stringify(arabic),
      }),
    );
  expect(await texts({ count: '{count} أصناف' })).toBe('ar lacks cart.title');
  expect(await texts({ title: 'السلة', count: '{number} أصناف' })).toContain('cart.count uses');
  expect(await texts({ title: 'السلة', count: '{count} أصناف' })).toBe(null);
});

test('code that names a language or has Arabic text fails the languages; the list, comments and tests may', async () => {
  const found = (source: string, file = 'apps/web/app/name.ts') => languages(makeProject({ [file]: source }));
  for (const source of [
    "const isArabic = language === 'ar';\n",
    'const name = text.ar ?? text.en;\n',
    'const text = { en: name, ar: name };\n',
    'const page = `<html lang=ar>`;\n',
    "const title = 'السلة';\n",
  ])
    expect(await found(source), source).toContain('apps/web/app/name.ts:1');
  expect(await found("// 'ar' is السلة\nconst text = { en: name };\n")).toBe(null);
  expect(await found("expect(language).toBe('ar');\n", 'apps/web/app/name.test.ts')).toBe(null);
  expect(await found("export const LANGUAGES = ['ar'];\n", 'packages/domain/src/language/languages.ts')).toBe(
    null,
  );
});

test('a feature that refers to the table of another one fails the SQL ownership, in SQL and in Drizzle', async () => {
  const tables = `export const items = pgTable('items', {});`;
  const sql = 'const text = `select 1 from stores s, items i`;\nawait q(`update items set stock = 1`);\n';
  const drizzle =
    '// from items\ndb.insert(items).values({});\ndb.select().from(items);\nsql`delete from ${items}`;\n';
  const project = (files: Record<string, string>) =>
    makeProject({
      'apps/api/src/features/catalog/catalog.tables.ts': tables,
      'apps/api/src/features/catalog/catalog.queries.ts': sql + drizzle,
      ...files,
    });
  const foreign = { 'apps/api/src/features/orders/orders.queries.ts': sql + drizzle };
  const cases = { reads: [1, 5], writes: [2, 4, 6] } as const;
  const expected = Object.entries(cases).flatMap(([kind, lines]) =>
    lines.map((line) => `apps/api/src/features/orders/orders.queries.ts:${line}: orders ${kind} items`),
  );
  const findings = await sqlOwnership(project(foreign));
  expect(findings?.split('\n').toSorted()).toEqual(expected.toSorted());
  expect(await sqlOwnership(project({}))).toBe(null);
});

test('a set of words that two files allow fails, as a list, a type or a column, in any order', async () => {
  const shared = "import { SIZES } from './sizes.ts';\n\nexport const field = z.enum(SIZES);\n";
  const sizes = "export const SIZES = ['small', 'medium', 'large'] as const;\n";
  const project = (text: string) =>
    makeProject({ 'packages/domain/src/sizes.ts': sizes, 'apps/api/src/size.ts': text });
  for (const twin of [
    "export const field = z.enum(['large', 'medium', 'small']);\n",
    "export type Size = 'small' | 'medium' | 'large';\n",
    "export const size = text('size', { enum: ['small', 'medium', 'large'] });\n",
  ])
    expect(await enumerations(project(twin))).toBe(
      "'large' 'medium' 'small': apps/api/src/size.ts:1, packages/domain/src/sizes.ts:1",
    );
  expect(await enumerations(project(shared))).toBe(null);
});

test('a class that no source mentions is dead CSS', async () => {
  const css =
    '.tile .price,\n.wide { background: url("a.tile-image.png"); }\n.tone-warm {}\n.gone { margin: .5em; }\n';
  const source = "export const names = (tone: string) => ['tile price', { wide: true }, `tone-${tone}`];\n";
  const root = makeProject({ 'apps/web/app/tile.css': css, 'apps/web/app/tile.ts': source });
  expect(await deadCss(root)).toBe('apps/web/app/tile.css:4 .gone');
});

test('a comment for a linter that does not run fails', async () => {
  const root = makeProject({ 'bench/comment.ts': '// eslint-disable-next-line no-console\n' });
  expect(await lintComments(root)).toBe('bench/comment.ts:1 eslint-disable');
});

test('long files and small files with one user are reported, those with two users or a place of their own are not', async () => {
  const use = "import { part } from './part.ts';\n";
  const root = makeProject({
    'tools/long.ts': '// line\n'.repeat(301),
    'tools/long.test.ts': '// line\n'.repeat(500),
    'tools/one/part.ts': 'export const part = 1;\n',
    'tools/one/user.ts': use,
    'tools/one/part.test.ts': use,
    'tools/two/part.ts': 'export const part = 1;\n',
    'tools/two/user.ts': use,
    'tools/two/other.ts': use,
    'tools/two/two.tables.ts': '',
    'tools/two/two.queries.ts': "import './two.tables.ts';\n",
    'apps/web/app/part.ts': '',
    'apps/web/app/deep/user.ts': "export { part } from '#part.ts';\n",
  });
  expect(await fileSizes(root)).toBe(
    [
      '1 files above 300 lines',
      '  tools/long.ts: 301',
      '2 files below 25 lines with one user',
      '  apps/web: 1',
      '  tools/one: 1',
    ].join('\n'),
  );
});

test('a migration that is incompatible with the previous version is reported, an earlier or safe one is not', async () => {
  const required = 'ALTER TABLE "orders" ADD COLUMN "size" integer NOT NULL;\n';
  const findings = await migrations(
    makeProject({
      'apps/api/migrations/0026_before.sql': required,
      'apps/api/migrations/0027_required.sql': required,
      'apps/api/migrations/0028_safe.sql': 'ALTER TABLE "orders" ADD COLUMN "size" integer;\n',
    }),
  );
  expect(findings).toContain('0027_required.sql');
  expect(findings).toContain('adding-required-field');
  expect(findings).not.toMatch(/0026|0028/);
});

test('heights in vh, native date fields, fields with small text on phones and shadows that WebKit cuts off fail', async () => {
  const base = ':is(input, textarea, select) { font-size: max(1rem, 1em) !important; }\n';
  const project = (css: string, page: string, given = base) =>
    makeProject({
      'packages/ui/src/styles/base.css': given,
      'apps/web/app/sheet.css': css,
      'apps/web/app/sheet.tsx': page,
    });
  const sheet = (height: string) => `.sheet { height: calc(100${height} - 2px); }\n`;
  const field = (type: string) => `export const field = <input type="${type}" />;\n`;
  expect(await phoneCss(project(sheet('dvh'), field('text')))).toBe(null);
  expect(await phoneCss(project(sheet('vh'), field('datetime-local')))).toBe(
    'apps/web/app/sheet.css:1 100vh: use dvh, svh or lvh\n' +
      'apps/web/app/sheet.tsx:1 type="datetime-local: use forms/date',
  );
  const small = '.sheet input {\n  font-size: 14px !important;\n}\n';
  expect(await phoneCss(project(small, field('text')))).toContain('apps/web/app/sheet.css:2 font-size');
  expect(await phoneCss(project(sheet('svh'), field('text'), ''))).toContain('base.css lacks');
  const shadow = '.art {\n  filter: var(--picture-shadow);\n}\n';
  expect(await phoneCss(project(shadow, field('text')))).toContain('apps/web/app/sheet.css:2 a shadow');
  const layer = shadow.replace(';', ';\n  will-change: var(--picture-layer);');
  expect(await phoneCss(project(layer, field('text')))).toBe(null);
});

test('a live region beside the announcer is reported, a log that is off is not', async () => {
  const page = (attributes: string) => ({
    'apps/web/app/note.tsx': `export const note = <p ${attributes}>Saved</p>;\n`,
  });
  for (const attributes of ['role="status"', 'role="alert"', 'aria-live="polite"', 'role="log"'])
    expect(await liveRegions(makeProject(page(attributes)))).toContain('apps/web/app/note.tsx:1');
  expect(await liveRegions(makeProject(page('role="log" aria-live="off"')))).toBe(null);
});
