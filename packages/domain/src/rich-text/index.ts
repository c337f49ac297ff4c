export { isAnchor, isSafeLink } from './attributes.ts';
export { isRichText, RICH_TEXT_LIMITS, richTextProblem } from './check.ts';
export { type Element, elementsOf, htmlOf, VOID_TAGS } from './elements.ts';
export { fromEditor } from './from-editor.ts';
export {
  type Block,
  type Inline,
  isBlock,
  type Mark,
  modelOf,
  PLAIN_MARKS,
  type RichText,
  type RichTexts,
  type Voice,
} from './nodes.ts';
export { linksOf, outlineOf, summaryOf, withPictures } from './outline.ts';
