import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import { bulkWrites } from '../../catalog/writes/index.ts';
import { createDecimals } from '../cells/decimals.ts';
import type { FileReading } from '../open-products.ts';
import { readOwn } from '../own-csv.ts';
import type { ImportedProduct, Row } from '../product.ts';
import { productCells } from './product-cells.ts';

export type Current = { product: ImportedProduct; categoryId: number };

/** Items as an import of their own export would read them, by their ids. An item that cannot be imported is left out. */
export async function readCurrentProducts(
  deps: Pick<Deps, 'db'>,
  ids: number[],
  { catalog, digits }: Pick<FileReading, 'catalog' | 'digits'>,
): Promise<Map<number, Current>> {
  const items = await bulkWrites.listExported(deps.db, ids);
  const writing = { catalog, digits, publicUrl: '', language: DEFAULT_LANGUAGE };
  async function* rows(): AsyncGenerator<Row> {
    for (const item of items) yield { line: item.id, cells: productCells(item, writing) };
  }
  const reading = {
    catalog,
    store: null,
    isOnlyStore: false,
    setsTaxes: true,
    amounts: { digits, decimals: createDecimals(',') },
  };
  const categories = new Map(items.map(({ id, categoryId }) => [id, categoryId]));
  const found = new Map<number, Current>();
  for await (const read of readOwn(rows(), reading)) {
    if ('problems' in read) continue;
    const { product } = read;
    found.set(product.line, { product, categoryId: categories.get(product.line) ?? 0 });
  }
  return found;
}
