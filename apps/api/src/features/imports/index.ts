export { visibleText } from './cells/visible-text.ts';
export type { ImportOptions } from './import-options.ts';
export { type ImportReport, ImportRunning, importProducts } from './import-products.ts';
export { ImportStopped } from './import-stopped.ts';
export { importStores, type StoreImport } from './stores/import-stores.ts';
