import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { categories, items } from '../src/features/catalog/catalog.tables.ts';
import type { ImportOptions } from '../src/features/imports/import-options.ts';
import { type ImportReport, importProducts } from '../src/features/imports/import-products.ts';
import { makeModule, makeStore } from './factories/index.ts';
import { startApi, type TestApi } from './harness.ts';

export type ImportHarness = {
  api: TestApi;
  /** A temporary folder for files and pictures. */
  folder: string;
  shopId: number;
  /** Writes lines or bytes to a file of the folder and returns its path. */
  write: (content: string[] | Buffer, name?: string) => Promise<string>;
  /** Imports a file with the folder of pictures, and creates missing categories. */
  importFile: (file: string, options?: Partial<ImportOptions>) => Promise<ImportReport>;
  /** Deletes the imported products and all categories. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The first columns of the test files; a product of them is `a,tide,Bags,Bag,5`. */
export const HEAD = 'id,store,category,name,price';

/** Starts an API with the food store `luna-kitchen` and the shops `tide` and `green-market`. */
export async function startImports(): Promise<ImportHarness> {
  const api = await startApi();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'errand-import-'));
  const food = await makeModule(api.db, { type: 'food', slug: 'food' });
  const shop = await makeModule(api.db, { type: 'ecommerce', slug: 'shop' });
  await makeStore(api.db, { slug: 'luna-kitchen', moduleId: food.id });
  await makeStore(api.db, { slug: 'green-market', moduleId: shop.id });
  await makeStore(api.db, { slug: 'tide', moduleId: shop.id });
  return {
    api,
    folder,
    shopId: shop.id,
    async write(content, name = 'file.csv') {
      const file = path.join(folder, name);
      await writeFile(file, Array.isArray(content) ? `${content.join('\n')}\n` : content);
      return file;
    },
    importFile: (file, options = {}) =>
      importProducts(api.deps, { file, createCategories: true, pictures: { folder }, ...options }),
    async clear() {
      await api.db.execute(sql`truncate item_imports, item_variations, item_add_ons, add_ons, carts cascade`);
      await api.db.delete(items);
      await api.db.delete(categories);
    },
    async stop() {
      await api.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The errors of an import as `line column text`. */
export function faults(report: Pick<ImportReport, 'problems'>): string[] {
  return report.problems.map(({ line, column, text }) => `${line} ${column ?? '-'} ${text}`);
}

/** Makes a named pipe, whose reader would wait for a writer. */
export function makePipe(file: string): void {
  execFileSync('sh', ['-c', 'mkfifo "$0"', file]);
}

/** A PNG picture; each shade is a different one. */
export function picture(shade: number): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 40, channels: 3, background: { r: shade, g: 90, b: 90 } } })
    .png()
    .toBuffer();
}
