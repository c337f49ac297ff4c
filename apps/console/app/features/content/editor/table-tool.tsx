import { useText } from '@errand/client/i18n.tsx';
import { TextSelection } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import { Table } from 'lucide-react';
import { DropdownMenu, Toolbar } from 'radix-ui';
import { useRef } from 'react';
import { Tool } from './tool.tsx';

const ACTIONS = { addRow: addRowAfter, addColumn: addColumnAfter, deleteRow, deleteColumn, deleteTable };
const NAMES = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

/** Adds a table, or opens the menu of the table that has the selection. */
export function TableTool({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const t = useText();
  const hasActed = useRef(false);
  if (!isInTable) return <Tool icon={Table} label={t('content.table')} run={() => addTable(editor)} />;
  return (
    <DropdownMenu.Root onOpenChange={(open) => open && (hasActed.current = false)}>
      <Toolbar.Button asChild>
        <DropdownMenu.Trigger
          className="icon-button sm"
          aria-label={t('content.changeTable')}
          title={t('content.changeTable')}
          data-on
        >
          <Table size={18} aria-hidden="true" />
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="start"
          sideOffset={6}
          onCloseAutoFocus={(event) => {
            // After an action one goes on writing.
            if (!hasActed.current) return;
            event.preventDefault();
            editor.commands.focus();
          }}
        >
          {NAMES.map((name) => (
            <DropdownMenu.Item
              key={name}
              className="menu-item"
              onSelect={() => {
                hasActed.current = true;
                ACTIONS[name](editor.state, editor.view.dispatch);
              }}
            >
              {t(`content.${name}`)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Adds a table of two columns with a row of headings. Writing goes on in its first cell. */
function addTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .command(({ tr, editor: { schema } }) => {
      const start = tr.selection.from + 1;
      tr.replaceSelectionWith(schema.nodeFromJSON(EMPTY_TABLE));
      tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView();
      return true;
    })
    .run();
}

const row = (cell: object) => {
  const empty = { ...cell, content: [{ type: 'paragraph' }] };
  return { type: 'tableRow', content: [empty, empty] };
};
const EMPTY_TABLE = {
  type: 'table',
  content: [row({ type: 'tableHeader', attrs: { scope: 'col' } }), row({ type: 'tableCell' })],
};
