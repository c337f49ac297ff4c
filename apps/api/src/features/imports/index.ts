export { type ImportOptions, type ImportReport, ImportRunning, importProducts } from './import-products.ts';
