import { useText } from '@errand/client/i18n.tsx';
import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, ChevronDown, Image, Italic, Link, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useState } from 'react';
import '@errand/ui/forms/select-field.css';
import { LinkDialog } from './link-dialog.tsx';
import { type AddPicture, PictureDialog } from './picture-dialog.tsx';
import { TableTool } from './table-tool.tsx';
import { Tool } from './tool.tsx';

const STYLES = ['paragraph', '2', '3', '4'] as const;

/** The tools of an editor. The arrow keys move between them. */
export function EditorToolbar(props: { editor: Editor; addPicture: AddPicture; label: string }) {
  const { editor, addPicture, label } = props;
  const t = useText();
  const [asking, setAsking] = useState<'link' | 'picture' | null>(null);
  const state = useEditorState({
    editor,
    selector: () => ({
      style: STYLES.find((level) => editor.isActive('heading', { level: Number(level) })) ?? 'paragraph',
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      blockquote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      picture: editor.isActive('image'),
      table: editor.isActive('table'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <Toolbar.Root className="block-editor-tools" aria-label={t('content.toolsOf', { name: label })}>
        <span className="field-input select">
          <select
            aria-label={t('content.style')}
            value={state.style}
            onChange={({ target }) => {
              const level = Number(target.value);
              if (level === 2 || level === 3 || level === 4) chain().setHeading({ level }).run();
              else chain().setParagraph().run();
            }}
          >
            {STYLES.map((style) => (
              <option key={style} value={style}>
                {t(`content.style.${style}`)}
              </option>
            ))}
          </select>
          <ChevronDown className="icon" size={16} aria-hidden="true" />
        </span>
        <Tool icon={Bold} label={t('content.bold')} on={state.bold} run={() => chain().toggleBold().run()} />
        <Tool
          icon={Italic}
          label={t('content.italic')}
          on={state.italic}
          run={() => chain().toggleItalic().run()}
        />
        <Tool icon={Link} label={t('content.link')} on={state.link} run={() => setAsking('link')} />
        <Tool
          icon={List}
          mirrored
          label={t('content.bulletList')}
          on={state.bulletList}
          run={() => chain().toggleBulletList().run()}
        />
        <Tool
          icon={ListOrdered}
          label={t('content.orderedList')}
          on={state.orderedList}
          run={() => chain().toggleOrderedList().run()}
        />
        <Tool
          icon={Quote}
          label={t('content.quote')}
          on={state.blockquote}
          run={() => chain().toggleBlockquote().run()}
        />
        <Tool icon={Image} label={t('content.picture')} on={state.picture} run={() => setAsking('picture')} />
        <TableTool editor={editor} isInTable={state.table} />
        <Tool
          icon={Undo2}
          mirrored
          label={t('content.undo')}
          disabled={!state.undo}
          run={() => chain().undo().run()}
        />
        <Tool
          icon={Redo2}
          mirrored
          label={t('content.redo')}
          disabled={!state.redo}
          run={() => chain().redo().run()}
        />
      </Toolbar.Root>
      {asking === 'link' && <LinkDialog editor={editor} onClose={() => setAsking(null)} />}
      {asking === 'picture' && (
        <PictureDialog editor={editor} addPicture={addPicture} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
