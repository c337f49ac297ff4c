import { type Block, type Inline, isBlock, type RichText } from './nodes.ts';

const LONGEST_SUMMARY = 160;

/** The second-level headings in order, with their anchors: their own ones, else `section-n`. */
export function sectionIds(text: RichText): Map<Block, string> {
  const headings = blocksWithin(text).filter(({ type, attrs }) => type === 'heading' && attrs?.level === 2);
  return new Map(headings.map((block, index) => [block, block.attrs?.id ?? `section-${index + 1}`]));
}

/** The sections of a text: every second-level heading with its anchor. */
export function outlineOf(text: RichText): { id: string; title: string }[] {
  return [...sectionIds(text)].map(([block, id]) => ({ id, title: plainText(block) }));
}

/** The first paragraph with text, in plain text, cut at a word boundary. */
export function summaryOf(text: RichText, longest = LONGEST_SUMMARY): string {
  const paragraphs = blocksWithin(text).filter(({ type }) => type === 'paragraph');
  const plain = paragraphs.map(plainText).find((one) => one !== '') ?? '';
  return plain.length <= longest ? plain : `${plain.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

/** The text with the address of every picture; without one where `addressOf` has none. */
export function withPictures(text: RichText, addressOf: (key: string) => string | null): RichText {
  return text.map((block) => {
    const content = block.content?.map((node) =>
      isBlock(node) ? (withPictures([node], addressOf)[0] ?? node) : node,
    );
    const changed = { ...block, ...(content && { content }) };
    if (block.type !== 'image') return changed;
    const { src: _, ...attrs } = block.attrs ?? {};
    const src = attrs.key ? addressOf(attrs.key) : null;
    return { ...changed, attrs: { ...attrs, ...(src !== null && { src }) } };
  });
}

/** The addresses of the links in a text, in its order. */
export function linksOf(text: RichText): string[] {
  const inlines = blocksWithin(text).flatMap(({ content = [] }) => content.filter((node) => !isBlock(node)));
  return inlines.flatMap((node) =>
    node.type === 'text'
      ? (node.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))
      : [],
  );
}

function blocksWithin(nodes: readonly (Block | Inline)[]): Block[] {
  return nodes.filter(isBlock).flatMap((block) => [block, ...blocksWithin(block.content ?? [])]);
}

function plainText({ content = [] }: Block): string {
  const texts = content.map((node) => {
    if (isBlock(node)) return plainText(node);
    return node.type === 'text' ? node.text : ' ';
  });
  return texts.join('').replace(/\s+/g, ' ').trim();
}
