import { findFiles, isTest, lineAt, readText, report, withoutComments } from './files.ts';

type Reference = { from: string; table: string; kind: 'reads' | 'writes'; place: string };
type Tables = { owner: Map<string, string>; nameOf: Map<string, string> };

const SOURCES = 'apps/api/src';

/**
 * Only the feature whose `*.tables.ts` defines a table refers to it. It alone writes the table; other features read
 * it through the owner's queries or a view.
 */
export async function sqlOwnership(root: string): Promise<string | null> {
  return report(
    foreignReferences(root).map(({ place, from, kind, table }) => `${place}: ${from} ${kind} ${table}`),
  );
}

/** Every reference in SQL text and Drizzle calls to a table that another folder owns. */
function foreignReferences(root: string): Reference[] {
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

/** Three rooms of orders share their tables. */
const SHARED: Record<string, string> = { 'order-pages': 'orders', 'order-desk': 'orders' };

/** `orders` for `features/orders/…`, `platform/files` for platform and console, `src` for files above. */
function folderOf(file: string): string {
  const [group, name = ''] = file.slice(SOURCES.length + 1).split('/');
  if (group === 'features') return SHARED[name] ?? name;
  return group === 'platform' || group === 'console' ? `${group}/${name}` : 'src';
}
