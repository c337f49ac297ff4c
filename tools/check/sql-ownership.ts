import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFiles, isTest, lineAt, readText, report, withoutComments } from './files.ts';
import { type Counts, compareCounts } from './ratchet.ts';

/** `reads` and `writes`: the feature that refers to a table of another one, the table, and how often. */
type AllowList = Record<'reads' | 'writes', Record<string, Counts>>;
type Reference = { from: string; table: string; kind: 'reads' | 'writes'; place: string };
type Tables = { owner: Map<string, string>; nameOf: Map<string, string> };

const SOURCES = 'apps/api/src';
const ALLOW_LIST = 'tools/check/sql-ownership.json';

/**
 * Only the feature whose `*.tables.ts` defines a table writes it, and other features read it through the owner's queries
 * or a view. The references that remain are in the allow-list by count, which may only shrink.
 */
export async function sqlOwnership(root: string): Promise<string | null> {
  const references = foreignReferences(root);
  const allowed = flatten(readAllowList(root));
  const places = (key: string) => references.filter((one) => keyOf(one) === key).map(({ place }) => place);
  return report(compareCounts(countByKey(references), allowed, { list: ALLOW_LIST, places }));
}

/** Every reference in SQL text and Drizzle calls to a table that another folder owns. */
export function foreignReferences(root: string): Reference[] {
  const tables = readTables(root);
  return findFiles(root, `${SOURCES}/**/*.ts`)
    .filter((file) => !isTest(file) && !file.endsWith('.tables.ts'))
    .flatMap((file) => {
      const from = folderOf(file);
      const text = withoutComments(readText(root, file));
      return [...sqlUses(text, tables), ...drizzleUses(text, tables)]
        .filter(({ table }) => tables.owner.has(table) && tables.owner.get(table) !== from)
        .map(({ table, kind, offset }) => ({ from, table, kind, place: `${file}:${lineAt(text, offset)}` }));
    });
}

type Use = { table: string; kind: Reference['kind']; offset: number };

/** A table by its name, or by its Drizzle constant in a template: `from items`, `from ${items}`. */
const TABLE = String.raw`(?:only\s+)?(?:"?(\w+)"?|\$\{(\w+)\})`;
const ALIASES = String.raw`((?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)*)`;
const SQL_WRITE = new RegExp(String.raw`\b(?:insert\s+into|update|delete\s+from)\s+${TABLE}`, 'gi');
const SQL_READ = new RegExp(String.raw`\b(?:from|join|using)\s+${TABLE}${ALIASES}`, 'gi');

function sqlUses(text: string, { nameOf }: Tables): Use[] {
  const tableOf = (name: string | undefined, constant: string | undefined) =>
    name ?? nameOf.get(constant ?? '') ?? '';
  const writes = [...text.matchAll(SQL_WRITE)].map(
    ({ 1: name, 2: constant, index }): Use => ({
      table: tableOf(name, constant),
      kind: 'writes',
      offset: index,
    }),
  );
  const reads = [...text.matchAll(SQL_READ)].flatMap(({ 1: name, 2: constant, 3: rest = '', index }) => {
    if (/delete\s+$/i.test(text.slice(Math.max(0, index - 10), index))) return [];
    const others = rest.split(',').slice(1);
    const names = others.map((item) => item.trim().split(/\s/)[0] ?? '');
    return [tableOf(name, constant), ...names].map((table): Use => ({ table, kind: 'reads', offset: index }));
  });
  return [...writes, ...reads];
}

function drizzleUses(text: string, { nameOf }: Tables): Use[] {
  const calls = text.matchAll(/\.(insert|update|delete|from|\w*[jJ]oin)\(\s*(\w+)\s*[,)]/g);
  return [...calls].flatMap(({ 1: verb = '', 2: name = '', index }) => {
    const table = nameOf.get(name);
    if (!table) return [];
    return [
      { table, kind: /^(insert|update|delete)$/.test(verb) ? 'writes' : 'reads', offset: index } as const,
    ];
  });
}

function readTables(root: string): Tables {
  const tables: Tables = { owner: new Map(), nameOf: new Map() };
  for (const file of findFiles(root, `${SOURCES}/**/*.tables.ts`)) {
    for (const [, constant = '', name = ''] of readText(root, file).matchAll(
      /export const (\w+) = pgTable\(\s*'(\w+)'/g,
    )) {
      tables.owner.set(name, folderOf(file));
      tables.nameOf.set(constant, name);
    }
  }
  return tables;
}

/** `orders` for `features/orders/…`, `platform/files` for the platform, `src` for files above. */
function folderOf(file: string): string {
  const [group, name = ''] = file.slice(SOURCES.length + 1).split('/');
  if (group === 'features') return name;
  return group === 'platform' ? `platform/${name}` : 'src';
}

function keyOf({ from, table, kind }: Omit<Reference, 'place'>): string {
  return `${from} ${kind} ${table}`;
}

function countByKey(references: Reference[]): Counts {
  const counts: Counts = {};
  for (const one of references) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1;
  return counts;
}

function flatten(list: AllowList): Counts {
  const counts: Counts = {};
  for (const kind of ['reads', 'writes'] as const)
    for (const [from, tables] of Object.entries(list[kind]))
      for (const [table, count] of Object.entries(tables)) counts[keyOf({ from, table, kind })] = count;
  return counts;
}

function readAllowList(root: string): AllowList {
  if (!existsSync(path.join(root, ALLOW_LIST))) return { reads: {}, writes: {} };
  return JSON.parse(readText(root, ALLOW_LIST)) as AllowList;
}

/** `node tools/check/sql-ownership.ts [--all]`: lowers the allow-list to what is left; `--all` prints every reference. */
if (import.meta.main) {
  const root = process.cwd();
  const references = foreignReferences(root);
  if (process.argv.includes('--all')) for (const one of references) console.log(`${one.place} ${keyOf(one)}`);
  const allowed = existsSync(path.join(root, ALLOW_LIST))
    ? flatten(readAllowList(root))
    : countByKey(references);
  const list: AllowList = { reads: {}, writes: {} };
  for (const { from, table, kind } of references) {
    const key = keyOf({ from, table, kind });
    const count = Math.min(countByKey(references)[key] ?? 0, allowed[key] ?? 0);
    if (count > 0) (list[kind][from] ??= {})[table] = count;
  }
  writeFileSync(path.join(root, ALLOW_LIST), `${JSON.stringify(list, sortKeys, 2)}\n`);
  for (const kind of ['reads', 'writes'] as const)
    console.log(`${references.filter((one) => one.kind === kind).length} foreign ${kind}`);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
