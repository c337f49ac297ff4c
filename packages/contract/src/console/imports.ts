import { z } from 'zod';
import { consoleEndpoint, LIST, objectEndpoints } from './console-endpoint.ts';
import { actor, id, idFilter, instant, listFields, listOf, named } from './fields.ts';

/** `checking` and `importing` run in the background; `checked` waits for the member's decision. */
export const IMPORT_STATES = ['checking', 'checked', 'importing', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What files hold: the items of a store, or the vehicles of a rental provider. */
export const IMPORTED = ['items', 'vehicles'] as const;
export type Imported = (typeof IMPORTED)[number];

/** The effect of an import on a product of its file. */
export const IMPORT_CHANGES = ['created', 'updated'] as const;

const count = z.number().int();

/** An import of a CSV file into one store: of products, or of the vehicles of a rental provider. The counts of a checked file are those of a dry run. */
export const importRow = z.object({
  id,
  store: named,
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Progress of the running step, 0 to 1. */
  progress: z.number(),
  products: count,
  created: count,
  updated: count,
  unchanged: count,
  /** Number of faults; a product may have several. */
  fault_count: count,
  by: actor,
  created_at: instant,
});
export type ImportRow = z.output<typeof importRow>;

export const importDetail = importRow.extend({
  create_categories: z.boolean(),
  pictures: z.boolean(),
  /** Whether some of the products can be imported. */
  importable: z.boolean(),
  /** The first faults in the caller's language, by line. */
  faults: z.array(z.object({ line: count, column: z.string().nullable(), text: z.string() })),
  /** Remarks about the file other than faults. */
  notes: z.array(z.string()),
  /** The first products that are created or changed, by line. */
  changes: z.array(z.object({ line: count, name: z.string(), change: z.enum(IMPORT_CHANGES) })),
  /** Why the import ended early; null if it did not. */
  failure: z.string().nullable(),
});
export type ImportDetail = z.output<typeof importDetail>;

const base = { tag: 'Imports', permission: 'catalog.import', scope: 'store', target: 'import' } as const;

const list = {
  ...base,
  ...LIST,
  query: z.object({ limit: listFields.limit, cursor: listFields.cursor, store_id: idFilter }),
  response: listOf(importRow),
} as const;

export const listImports = consoleEndpoint({
  ...list,
  name: 'listImports',
  summary: 'Imports of products into the caller’s stores, the latest first',
  path: '/api/console/v1/imports',
});

export const listFleetImports = consoleEndpoint({
  ...list,
  name: 'listFleetImports',
  summary: 'Imports of vehicles of the caller’s rental providers, the latest first',
  path: '/api/console/v1/fleet-imports',
});

export const listImportOptions = consoleEndpoint({
  ...base,
  name: 'listImportOptions',
  summary: 'The stores to import into, and whether missing categories and brands may be created',
  method: 'GET',
  path: '/api/console/v1/import-options',
  query: z.object({ of: z.enum(IMPORTED).default('items') }),
  response: z.object({ stores: z.array(named), create_categories: z.boolean() }),
});

const productImports = objectEndpoints('/api/console/v1/imports', base, base);

export const getImport = productImports.get({
  name: 'getImport',
  summary: 'One import with its faults and changes',
  response: importDetail,
});

const flag = z.union([z.boolean(), z.stringbool()]);

export const checkImport = productImports.create({
  name: 'checkImport',
  summary:
    'Stores the uploaded `file` and checks it in the background; nothing is imported. A file of vehicles needs the right to change them',
  multipart: true,
  changes: ['imports'],
  body: z.object({
    store_id: z.coerce.number().int().positive(),
    create_categories: flag.default(false),
    pictures: flag.default(true),
  }),
  response: importDetail,
  errors: ['not_found', 'import_file', 'import_categories', 'too_large', 'unavailable'],
});

export const startImport = productImports.act('start', {
  name: 'startImport',
  summary: 'Imports a checked file in the background; repeating it writes only what has changed',
  changes: ['imports'],
  body: z.object({ skip_faults: z.boolean() }),
  response: importDetail,
  errors: ['import_running', 'import_faulty'],
});
