import { type Block, type BlockType, type Inline, isBlock, type Mark, type RichText } from './nodes.ts';
import { sectionIds } from './outline.ts';

/** A part of a page as an element: a tag of `TAGS`, its attributes, and what it contains. */
export type Element = { tag: string; attributes: Record<string, string>; children: (Element | string)[] };

const TAGS: Partial<Record<BlockType | Mark['type'], string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  codeBlock: 'pre',
  horizontalRule: 'hr',
  image: 'img',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
  details: 'details',
  detailsSummary: 'summary',
  definitionList: 'dl',
  definitionTerm: 'dt',
  definitionDescription: 'dd',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  small: 'small',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
  link: 'a',
  voice: 'span',
};

/** Elements without content and without an end tag. */
export const VOID_TAGS: readonly string[] = ['br', 'hr', 'img'];

/** The elements of a text. Every second-level heading has an anchor. Pictures without an address are left out. */
export function elementsOf(text: RichText): Element[] {
  const ids = sectionIds(text);
  return text.flatMap((block) => blockElements(block, ids));
}

/** The text as HTML; every character of it is escaped. */
export function htmlOf(text: RichText): string {
  return elementsOf(text).map(htmlOfElement).join('');
}

function blockElements(block: Block, ids: ReadonlyMap<Block, string>): Element[] {
  const inside = () => childElements(block.content ?? [], ids);
  const { type, attrs = {} } = block;
  const tag = type === 'heading' ? `h${attrs.level ?? 2}` : TAGS[type];
  if (type === 'image')
    return attrs.src ? [element('img', { src: attrs.src, alt: attrs.alt ?? '', loading: 'lazy' })] : [];
  if (type === 'table') return [element('table', voiceOf(block), [element('tbody', {}, inside())])];
  if (type === 'codeBlock') return [element('pre', voiceOf(block), [element('code', {}, inside())])];
  // The content of details has no element of its own.
  if (type === 'detailsContent')
    return (block.content ?? []).filter(isBlock).flatMap((child) => blockElements(child, ids));
  return [element(tag ?? 'p', attributesOf(block, ids), inside())];
}

function childElements(nodes: readonly (Block | Inline)[], ids: ReadonlyMap<Block, string>) {
  const blocks = nodes.filter(isBlock);
  if (blocks.length > 0) return blocks.flatMap((block) => blockElements(block, ids));
  return inlineElements(
    nodes.filter((node): node is Inline => !isBlock(node)),
    0,
  );
}

/** Texts in a row that share a mark are in one element, so a link with a bold word stays one link. */
function inlineElements(nodes: readonly Inline[], level: number): (Element | string)[] {
  const parts: (Element | string)[] = [];
  for (let at = 0; at < nodes.length; ) {
    const mark = markOf(nodes[at], level);
    const end = mark ? endOfRun(nodes, at, level) : at + 1;
    const node = nodes[at];
    if (mark) parts.push(markElement(mark, inlineElements(nodes.slice(at, end), level + 1)));
    else if (node) parts.push(node.type === 'text' ? node.text : element('br', {}));
    at = end;
  }
  return parts;
}

/** Where the texts end that begin at `at` and share their mark of a level. */
function endOfRun(nodes: readonly Inline[], at: number, level: number): number {
  const key = JSON.stringify(markOf(nodes[at], level));
  const end = nodes.findIndex((node, index) => index > at && JSON.stringify(markOf(node, level)) !== key);
  return end === -1 ? nodes.length : end;
}

function markOf(node: Inline | undefined, level: number): Mark | undefined {
  return node?.type === 'text' ? node.marks?.[level] : undefined;
}

function markElement(mark: Mark, children: (Element | string)[]): Element {
  const attributes: Record<string, string> = 'attrs' in mark ? { ...mark.attrs } : {};
  return element(TAGS[mark.type] ?? 'span', attributes, children);
}

function attributesOf(block: Block, ids: ReadonlyMap<Block, string>): Record<string, string> {
  const { start, colspan, rowspan, scope, open, id } = block.attrs ?? {};
  const own = { id: ids.get(block) ?? id, start, colspan, rowspan, scope, open: open ? '' : undefined };
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...voiceOf(block), ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
}

function voiceOf({ attrs: { dir, lang } = {} }: Block): Record<string, string> {
  return { ...(dir && { dir }), ...(lang && { lang }) };
}

function element(
  tag: string,
  attributes: Record<string, string>,
  children: (Element | string)[] = [],
): Element {
  return { tag, attributes, children };
}

function htmlOfElement(part: Element | string): string {
  if (typeof part === 'string') return escaped(part);
  const { tag, attributes, children } = part;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `<${tag}${written.join('')}>`;
  return VOID_TAGS.includes(tag) ? open : `${open}${children.map(htmlOfElement).join('')}</${tag}>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
