import { isSafeLink } from '@errand/domain/rich-text';
import { Extension, Mark, Node, type NodeConfig } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import StarterKit from '@tiptap/starter-kit';

/** An attribute that is stored, and how an element shows it. */
function attribute(name: string, shown = true) {
  return {
    [name]: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(name),
      renderHTML: (attributes: Record<string, string | number | null>) =>
        shown && attributes[name] != null ? { [name]: String(attributes[name]) } : {},
    },
  };
}

function number(name: string) {
  const one = attribute(name)[name];
  return {
    [name]: { ...one, parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || null },
  };
}

/** A block that the starter kit does not have. */
function block(name: string, tag: string, content: string, more: Partial<NodeConfig> = {}) {
  return Node.create({
    name,
    content,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...more,
  });
}

/** A mark that the starter kit does not have. */
function mark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};
const CELL = {
  isolating: true,
  // `colwidth` is a part of every cell of `prosemirror-tables`; it is not stored.
  addAttributes: () => ({
    colspan: { ...number('colspan').colspan, default: 1 },
    rowspan: { ...number('rowspan').rowspan, default: 1 },
    colwidth: { default: null, rendered: false },
    ...attribute('scope'),
  }),
};

/** Tables as ProseMirror edits them. The Tab key moves between cells, and leaves the text after the last and the first one. */
const tables = [
  block('table', 'table', 'tableRow+', {
    group: 'block',
    isolating: true,
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts: () => ({
      Tab: ({ editor: { state, view } }) => goToNextCell(1)(state, view.dispatch),
      'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
    }),
    extendNodeSchema: ({ name }: { name: string }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  }),
  block('tableRow', 'tr', '(tableCell | tableHeader)+'),
  block('tableCell', 'td', 'block+', CELL),
  block('tableHeader', 'th', 'block+', CELL),
];

/** Details stay open in the editor, so that all of them can be edited. */
const details = [
  block('details', 'details', 'detailsSummary detailsContent', {
    group: 'block',
    defining: true,
    addAttributes: () => ({ open: { default: null, rendered: false } }),
    renderHTML: () => ['div', { class: 'editor-details' }, 0],
  }),
  block('detailsSummary', 'summary', 'inline*', {
    defining: true,
    renderHTML: () => ['p', { class: 'editor-summary' }, 0],
  }),
  block('detailsContent', 'div[data-details]', 'block+', {
    renderHTML: () => ['div', { 'data-details': '' }, 0],
  }),
];

const definitions = [
  block('definitionList', 'dl', '(definitionTerm | definitionDescription)+', { group: 'block' }),
  block('definitionTerm', 'dt', 'inline*', { defining: true }),
  block('definitionDescription', 'dd', 'block+', { defining: true }),
];

const picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    key: { default: null, rendered: false },
    ...attribute('src'),
    ...attribute('alt'),
  }),
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** The direction and the language of words. */
const voice = Mark.create({
  name: 'voice',
  addAttributes: () => ({ ...attribute('dir'), ...attribute('lang') }),
  parseHTML: () => [{ tag: 'span[dir]' }, { tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const WITH_VOICE = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
  'definitionList',
  'definitionTerm',
  'definitionDescription',
];

const blockAttributes = Extension.create({
  name: 'blockAttributes',
  addGlobalAttributes: () => [
    { types: WITH_VOICE, attributes: { ...attribute('dir'), ...attribute('lang') } },
    { types: ['heading'], attributes: attribute('id') },
  ],
});

/** What an editor of blocks can hold: the blocks and marks of `@errand/domain/rich-text`, by their names. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, isAllowedUri: (href) => isSafeLink(href) },
  }),
  mark('small', 'small'),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  voice,
  picture,
  ...tables,
  ...details,
  ...definitions,
  blockAttributes,
];
