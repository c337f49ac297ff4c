export { listWrittenPages } from './content.queries.ts';
export { newsletterText } from './landing.service.ts';
