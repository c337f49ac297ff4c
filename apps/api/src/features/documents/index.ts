export { exportDocuments } from './read/export-documents.ts';
