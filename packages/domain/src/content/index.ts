export { cleanHtml, outlineOf, summaryOf } from './page-html.ts';
