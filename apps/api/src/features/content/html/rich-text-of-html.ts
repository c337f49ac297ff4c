import {
  type Block,
  type Inline,
  isBlock,
  type Mark,
  type RichText,
  type Voice,
} from '@errand/domain/rich-text';
import { parseDocument } from 'htmlparser2';
import { cleanHtml } from './clean-html.ts';

/** A node of the parsed HTML, as far as it is read. */
type HtmlNode = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: HtmlNode[];
};

const MARKS: Record<string, Exclude<Mark, { attrs: unknown }>['type']> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  small: 'small',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
};
const BLOCK_TAGS =
  'p h2 h3 h4 ul ol li dl dt dd pre blockquote details summary table caption thead tbody tfoot tr th td hr'.split(
    ' ',
  );

/** The blocks of a page's HTML: everything that it showed, sanitized first. */
export function richTextOfHtml(html: string): RichText {
  const { children } = parseDocument(cleanHtml(html)) as unknown as { children: HtmlNode[] };
  return blocksOf(children, []);
}

/** The blocks of nodes; texts between them become paragraphs. */
function blocksOf(nodes: readonly HtmlNode[], marks: readonly Mark[]): Block[] {
  const blocks: Block[] = [];
  let run: Inline[] = [];
  const endRun = () => {
    const content = trimmed(run);
    if (content.length > 0) blocks.push({ type: 'paragraph', content });
    run = [];
  };
  for (const node of nodes) {
    if (isBlockNode(node)) {
      endRun();
      blocks.push(...blockOf(node, marks));
    } else if (hasBlocks(node)) {
      endRun();
      blocks.push(...blocksOf(childrenOf(node), [...marks, ...marksOf(node)]));
    } else run.push(...inlineOf(node, marks));
  }
  endRun();
  return blocks;
}

function blockOf(node: HtmlNode, marks: readonly Mark[]): Block[] {
  const { name = '', attribs = {} } = node;
  const children = childrenOf(node);
  switch (name) {
    case 'h2':
    case 'h3':
    case 'h4':
      return textBlock(node, marks, {
        type: 'heading',
        attrs: { level: Number(name[1]), ...(attribs.id && { id: attribs.id }) },
      });
    case 'ul':
      return [block({ type: 'bulletList' }, node, itemsOf(children, marks))];
    case 'ol':
      return [block({ type: 'orderedList', attrs: start(attribs.start) }, node, itemsOf(children, marks))];
    case 'blockquote':
      return [block({ type: 'blockquote' }, node, orEmpty(blocksOf(children, marks)))];
    case 'pre':
      return [block({ type: 'codeBlock' }, node, codeOf(node))];
    case 'hr':
      return [{ type: 'horizontalRule' }];
    case 'table':
      return tableOf(node, marks);
    case 'details':
      return [detailsOf(node, marks)];
    case 'dl':
      return [block({ type: 'definitionList' }, node, definitionsOf(children, marks))];
    case 'p':
      return textBlock(node, marks, { type: 'paragraph' });
    default:
      // A part of a list or a table outside of one.
      return blocksOf(children, marks);
  }
}

/** A block of marked text; blocks within it, which only broken HTML has, follow it. */
function textBlock(node: HtmlNode, marks: readonly Mark[], made: Block): Block[] {
  const children = childrenOf(node);
  if (children.some((child) => isBlockNode(child) || hasBlocks(child))) return blocksOf(children, marks);
  const content = trimmed(children.flatMap((child) => inlineOf(child, marks)));
  return content.length > 0 ? [block(made, node, content)] : [];
}

function itemsOf(nodes: readonly HtmlNode[], marks: readonly Mark[]): Block[] {
  const items = nodes.filter(isShown).map((node) => {
    const content = node.name === 'li' ? blocksOf(childrenOf(node), marks) : blocksOf([node], marks);
    // An item of the editor begins with a paragraph.
    const first: Block[] = content[0]?.type === 'paragraph' ? [] : [{ type: 'paragraph' }];
    return block({ type: 'listItem' }, node, [...first, ...content]);
  });
  return items.length > 0 ? items : [{ type: 'listItem', content: [{ type: 'paragraph' }] }];
}

function definitionsOf(nodes: readonly HtmlNode[], marks: readonly Mark[]): Block[] {
  return nodes.filter(isShown).map((node) => {
    if (node.name !== 'dt')
      return block(
        { type: 'definitionDescription' },
        node,
        orEmpty(blocksOf(node.name === 'dd' ? childrenOf(node) : [node], marks)),
      );
    return block({ type: 'definitionTerm' }, node, flatText(childrenOf(node), marks));
  });
}

function detailsOf(node: HtmlNode, marks: readonly Mark[]): Block {
  const children = childrenOf(node);
  const summary = children.find(({ name }) => name === 'summary');
  const rest = children.filter((child) => child !== summary);
  return block({ type: 'details', attrs: node.attribs?.open === undefined ? {} : { open: true } }, node, [
    block({ type: 'detailsSummary' }, summary ?? {}, summary ? flatText(childrenOf(summary), marks) : []),
    { type: 'detailsContent', content: orEmpty(blocksOf(rest, marks)) },
  ]);
}

/** A table. Its caption, and what broken HTML has between its rows, stands before it. */
function tableOf(node: HtmlNode, marks: readonly Mark[]): Block[] {
  const parts = childrenOf(node).flatMap((child) =>
    ['thead', 'tbody', 'tfoot'].includes(child.name ?? '') ? childrenOf(child) : [child],
  );
  const rows = parts
    .filter((part) => part.name === 'tr')
    .map((row) => block({ type: 'tableRow' }, row, cellsOf(row, marks)))
    .filter(({ content = [] }) => content.length > 0);
  const before = blocksOf(
    parts.filter((part) => part.name !== 'tr'),
    marks,
  );
  return rows.length > 0 ? [...before, block({ type: 'table' }, node, rows)] : before;
}

function cellsOf(row: HtmlNode, marks: readonly Mark[]): Block[] {
  return childrenOf(row)
    .filter(isShown)
    .map((cell) => {
      const { colspan, rowspan, scope } = cell.attribs ?? {};
      const attrs: NonNullable<Block['attrs']> = {
        ...(Number(colspan) > 1 && { colspan: Number(colspan) }),
        ...(Number(rowspan) > 1 && { rowspan: Number(rowspan) }),
        ...(cell.name === 'th' && (scope === 'row' || scope === 'col') && { scope }),
      };
      const isCell = cell.name === 'th' || cell.name === 'td';
      const type = cell.name === 'th' ? 'tableHeader' : 'tableCell';
      return block({ type, attrs }, cell, orEmpty(blocksOf(isCell ? childrenOf(cell) : [cell], marks)));
    });
}

/** A block with its direction, its language and its content. */
function block(made: Block, node: Pick<HtmlNode, 'attribs'>, content: (Block | Inline)[]): Block {
  const attrs = { ...made.attrs, ...voiceOf(node) };
  return {
    type: made.type,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content.length > 0 && { content }),
  };
}

function start(value: string | undefined): { start?: number } {
  return value === undefined || value === '1' ? {} : { start: Number(value) };
}

function voiceOf({ attribs = {} }: Pick<HtmlNode, 'attribs'>): Voice {
  const { dir, lang } = attribs;
  return {
    ...((dir === 'ltr' || dir === 'rtl' || dir === 'auto') && { dir }),
    ...(lang && { lang }),
  };
}

/** The marks of an inline element, the outermost first. A link is the outermost of all. */
function marksOf(node: HtmlNode): Mark[] {
  const { name = '', attribs = {} } = node;
  const voice = voiceOf(node);
  const plain = MARKS[name];
  return [
    ...(name === 'a' && attribs.href ? [{ type: 'link', attrs: { href: attribs.href } } as const] : []),
    ...(Object.keys(voice).length > 0 ? [{ type: 'voice', attrs: voice } as const] : []),
    ...(plain ? [{ type: plain }] : []),
  ];
}

function inlineOf(node: HtmlNode, marks: readonly Mark[]): Inline[] {
  if (node.type === 'text') {
    const text = oneSpace(node.data ?? '');
    return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: ordered(marks) }) }];
  }
  if (node.name === 'br') return [{ type: 'hardBreak' }];
  const all = [...marks, ...marksOf(node)];
  return childrenOf(node).flatMap((child) => inlineOf(child, all));
}

/** Runs of spaces and line breaks as browsers show them. */
function oneSpace(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, ' ');
}

/** Marks without repetition; one link at most, which is the outermost, so that it stays one around marked words. */
function ordered(marks: readonly Mark[]): Mark[] {
  const unique = marks.filter(
    (mark, index) => marks.findLastIndex(({ type }) => type === mark.type) === index,
  );
  return unique.toSorted((a, b) => Number(b.type === 'link') - Number(a.type === 'link'));
}

/** The text of nodes where only marked text may stand: blocks in it become lines. */
function flatText(nodes: readonly HtmlNode[], marks: readonly Mark[]): Inline[] {
  const lines = linesOf(blocksOf(nodes, marks)).filter((line) => line.length > 0);
  const run = lines.flatMap((line, index) =>
    index === 0 ? line : [{ type: 'hardBreak' } as const, ...line],
  );
  // Spaces of a block of code are one space here.
  return trimmed(run.map((part) => (part.type === 'text' ? { ...part, text: oneSpace(part.text) } : part)));
}

function linesOf(blocks: readonly Block[]): Inline[][] {
  return blocks.flatMap(({ content = [] }) => {
    const inner = content.filter(isBlock);
    if (inner.length > 0) return linesOf(inner);
    return [content.filter((node): node is Inline => !isBlock(node))];
  });
}

/** The text as a browser shows it: no space at its ends, at a line break, or after another one. */
function trimmed(run: readonly Inline[]): Inline[] {
  const kept: Inline[] = [];
  let afterSpace = true;
  for (const part of run) {
    if (part.type === 'hardBreak') {
      trimEnd(kept);
      kept.push(part);
      afterSpace = true;
      continue;
    }
    const text: string = afterSpace ? part.text.replace(/^ /, '') : part.text;
    if (text === '') continue;
    kept.push({ ...part, text });
    afterSpace = text.endsWith(' ');
  }
  trimEnd(kept);
  // A break at the end of a block shows nothing.
  while (kept.at(-1)?.type === 'hardBreak') kept.pop();
  return kept;
}

function trimEnd(kept: Inline[]): void {
  const last = kept.at(-1);
  if (last?.type !== 'text' || !last.text.endsWith(' ')) return;
  kept.pop();
  const text = last.text.slice(0, -1);
  if (text !== '') kept.push({ ...last, text });
}

/** HTML ignores a line break right after the tag of a block of code; one of its content stays. */
function codeOf(node: HtmlNode): Inline[] {
  const raw = rawText(node);
  const text = childrenOf(node)[0]?.type === 'text' ? raw.replace(/^\n/, '') : raw;
  return text === '' ? [] : [{ type: 'text', text }];
}

function rawText(node: HtmlNode): string {
  if (node.type === 'text') return node.data ?? '';
  return node.name === 'br' ? '\n' : childrenOf(node).map(rawText).join('');
}

function orEmpty(blocks: Block[]): Block[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }];
}

function childrenOf(node: HtmlNode): HtmlNode[] {
  return node.children ?? [];
}

function isBlockNode({ name }: HtmlNode): boolean {
  return name !== undefined && BLOCK_TAGS.includes(name);
}

function hasBlocks(node: HtmlNode): boolean {
  return childrenOf(node).some((child) => isBlockNode(child) || hasBlocks(child));
}

function isShown(node: HtmlNode): boolean {
  return node.type !== 'text' || (node.data ?? '').trim() !== '';
}
