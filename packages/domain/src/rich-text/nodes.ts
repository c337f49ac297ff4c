import type { DefaultCode, LanguageCode } from '../language/index.ts';

/** The direction and the language of a part, where they differ from the page's. */
export type Voice = { dir?: 'ltr' | 'rtl' | 'auto'; lang?: string };

/** How a text is marked. `voice` gives a few words their own direction or language. */
export type Mark =
  | { type: (typeof PLAIN_MARKS)[number] }
  | { type: 'link'; attrs: { href: string } }
  | { type: 'voice'; attrs: Voice };

export const PLAIN_MARKS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'small',
  'subscript',
  'superscript',
  'code',
] as const;

export type Inline = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak' };

/**
 * A block of a text that people write without HTML. The names and the nesting are those of ProseMirror documents, so the
 * editor reads and writes blocks as they are stored.
 */
export type Block = {
  type: BlockType;
  attrs?: Voice & {
    /** 2 to 4; the page has its own first heading. */
    level?: number;
    /** The anchor of a heading. */
    id?: string;
    /** The first number of an ordered list. */
    start?: number;
    colspan?: number;
    rowspan?: number;
    scope?: 'row' | 'col';
    /** Whether details are shown at first. */
    open?: boolean;
    /** The key of an uploaded picture. */
    key?: string;
    /** What a picture shows; empty for decoration. */
    alt?: string;
    /** The address of the picture in responses; it is not stored. */
    src?: string;
  };
  content?: (Block | Inline)[];
};

export type BlockType = keyof typeof MODEL;

/** A text of blocks, from the first to the last. */
export type RichText = Block[];

/** A text of blocks in the product's languages. The default language is required. */
export type RichTexts = Record<DefaultCode, RichText> & Partial<Record<LanguageCode, RichText>>;

/** The blocks that may stand anywhere. */
const FLOW = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'image',
  'table',
  'details',
  'definitionList',
] as const;

type Attribute = Exclude<keyof NonNullable<Block['attrs']>, keyof Voice>;

/**
 * What each block contains: `flow` (any blocks, at least one), `inline` (marked text), `text` (unmarked text), `nothing`, or
 * the named blocks. Attributes beside direction and language are named, required ones with an exclamation mark.
 */
const MODEL = {
  paragraph: { holds: 'inline' },
  heading: { holds: 'inline', attributes: ['level!', 'id'] },
  bulletList: { holds: ['listItem'] },
  orderedList: { holds: ['listItem'], attributes: ['start'] },
  listItem: { holds: 'flow' },
  blockquote: { holds: 'flow' },
  codeBlock: { holds: 'text' },
  horizontalRule: { holds: 'nothing' },
  image: { holds: 'nothing', attributes: ['key!', 'alt!', 'src'] },
  table: { holds: ['tableRow'] },
  tableRow: { holds: ['tableHeader', 'tableCell'] },
  tableHeader: { holds: 'flow', attributes: ['colspan', 'rowspan', 'scope'] },
  tableCell: { holds: 'flow', attributes: ['colspan', 'rowspan'] },
  details: { holds: ['detailsSummary', 'detailsContent'], attributes: ['open'] },
  detailsSummary: { holds: 'inline' },
  detailsContent: { holds: 'flow' },
  definitionList: { holds: ['definitionTerm', 'definitionDescription'] },
  definitionTerm: { holds: 'inline' },
  definitionDescription: { holds: 'flow' },
} as const satisfies Record<
  string,
  {
    holds: 'flow' | 'inline' | 'text' | 'nothing' | readonly string[];
    attributes?: readonly (Attribute | `${Attribute}!`)[];
  }
>;

/** What a block contains and which attributes it has; null for a block that does not exist. */
export function modelOf(type: string): {
  holds: readonly string[];
  attributes: readonly string[];
} | null {
  if (!isBlockType(type)) return null;
  const model: { holds: string | readonly string[]; attributes?: readonly string[] } = MODEL[type];
  const holds = typeof model.holds === 'string' ? (GROUPS[model.holds] ?? []) : model.holds;
  return { holds, attributes: model.attributes ?? [] };
}

const GROUPS: Record<string, readonly string[]> = {
  flow: FLOW,
  inline: ['text', 'hardBreak'],
  text: ['text'],
};

function isBlockType(type: string): type is BlockType {
  return Object.hasOwn(MODEL, type);
}

/** Whether a part is a block rather than a text or a line break. */
export function isBlock(node: Block | Inline): node is Block {
  return node.type !== 'text' && node.type !== 'hardBreak';
}

/** The blocks that may stand at the top of a text. */
export const TOP_BLOCKS: readonly string[] = FLOW;
