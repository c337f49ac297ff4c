import { createDecimals, type Decimals } from './cells/decimals.ts';
import { openCsv } from './csv/csv-rows.ts';
import { type Fault, fault } from './faults/fault.ts';
import { headerProblems, isOwnFormat, type Reading, readOwn } from './own-csv.ts';
import type { Problem, Read } from './product.ts';
import { isShopifyFormat, readShopify } from './shopify-csv.ts';

/** What all passes over the file have in common. `digits` are the decimals of the currency. */
export type FileReading = Omit<Reading, 'amounts'> & { digits: number };

export type ProductFile = {
  products: AsyncIterable<Read>;
  /** Errors of the header; the products cannot be read then. */
  problems: Problem[];
  decimals: Decimals;
  /** Remarks about columns. */
  notes: Fault[];
};

/** Opens a file in either format. Throws UnreadableFile, also while the products are read. */
export async function openProducts(file: string, { digits, ...rest }: FileReading): Promise<ProductFile> {
  const { delimiter, columns, rows } = await openCsv(file);
  const decimals = createDecimals(delimiter);
  const reading = { ...rest, amounts: { digits, decimals } };
  const isIgnored = columns.includes('tax_class') && !rest.setsTaxes;
  const opened = { decimals, notes: isIgnored ? [fault('tax_class_office')] : [] };
  if (isShopifyFormat(columns))
    return { ...opened, products: readShopify(rows, reading), problems: [], notes: [] };
  const products = readOwn(rows, reading);
  if (isOwnFormat(columns)) return { ...opened, products, problems: headerProblems(columns, reading) };
  return { ...opened, products, problems: [{ line: 1, column: null, ...fault('file_format') }] };
}
