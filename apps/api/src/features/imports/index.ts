import { openProductExport } from './export/export-products.ts';
import { importProducts } from './import-products.ts';
import { openStoreExport } from './stores/export-stores.ts';
import { importStores } from './stores/import-stores.ts';

export { type ImportReport, ImportRunning } from './import-products.ts';
export { ImportStopped } from './import-stopped.ts';
export type { StoreChange, StoreImport } from './stores/import-stores.ts';

/** Imports from files, and exports that they read unchanged. */
export const catalogImports = {
  products: importProducts,
  stores: importStores,
  openProductExport,
  openStoreExport,
};
