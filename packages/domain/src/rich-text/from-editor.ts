import { storable } from './attributes.ts';
import { type Block, type Inline, modelOf, PLAIN_MARKS, type RichText } from './nodes.ts';

/** A node of an editor's document: attributes without a value are null, and it may have more of them. */
type EditorNode = {
  type?: string | undefined;
  text?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  content?: EditorNode[] | undefined;
};

/** The blocks of an editor's document, without empty attributes, those that are not stored, and empty lines at the end. */
export function fromEditor(document: EditorNode): RichText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of the editor has only blocks, and the server checks them
  const blocks = (document.content ?? []).map(blockOf) as RichText;
  const last = blocks.findLastIndex((block) => block.type !== 'paragraph' || block.content !== undefined);
  return blocks.slice(0, last + 1);
}

function blockOf(node: EditorNode): Block | Inline {
  const { type = 'paragraph', text = '', marks = [], content } = node;
  if (type === 'text') return inlineText(text, marks);
  if (type === 'hardBreak') return { type };
  const names = (modelOf(type)?.attributes ?? []).map((name) => name.replace('!', ''));
  const attrs = given(node.attrs, ['dir', 'lang', ...names]);
  // One cell wide is how cells are without an attribute.
  for (const span of ['colspan', 'rowspan']) if (attrs[span] === 1) delete attrs[span];
  if (attrs.start === 1) delete attrs.start;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    type: type as Block['type'],
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content && { content: content.map(blockOf) }),
  };
}

function inlineText(text: string, marks: NonNullable<EditorNode['marks']>): Inline {
  const known = marks.map(({ type, attrs }) =>
    (PLAIN_MARKS as readonly string[]).includes(type)
      ? { type }
      : { type, attrs: given(attrs, type === 'link' ? ['href'] : ['dir', 'lang']) },
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return { type: 'text', text: storable(text), ...(known.length > 0 && { marks: known }) } as Inline;
}

function given(attrs: Record<string, unknown> = {}, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => attrs[name] != null).map((name) => [name, attrs[name]]));
}
