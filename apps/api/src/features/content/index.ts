export { listWrittenPages } from './content.queries.ts';
export { personalData } from './personal-data.queries.ts';
