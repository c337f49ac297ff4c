import { useText } from '@errand/client/i18n.tsx';
import { directionOf, type LanguageCode } from '@errand/domain/language';
import { fromEditor, type RichText } from '@errand/domain/rich-text';
import { EditorContent, useEditor } from '@tiptap/react';
import { useId, useRef } from 'react';
import { EXTENSIONS } from './document-schema.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { AddPicture } from './picture-dialog.tsx';
import './block-editor.css';

/** What the bar of the console, the tools and the buttons of the form cover of the screen, in pixels. */
const COVERED = { top: 180, bottom: 100, left: 0, right: 0 };

/** Edits a text of blocks as it will be read: headings, lists, links, pictures and tables without HTML. */
export default function BlockEditor(props: {
  addPicture: AddPicture;
  language: LanguageCode;
  label: string;
  optional: boolean;
  /** The text at first; later ones are those of `onChange`. */
  value: RichText;
  onChange: (text: RichText) => void;
}) {
  const { addPicture, language, label, optional, value, onChange } = props;
  const t = useText();
  const id = useId();
  const written = useRef(JSON.stringify(value));
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: { type: 'doc', content: value.length > 0 ? value : [{ type: 'paragraph' }] },
    editorProps: {
      scrollMargin: COVERED,
      scrollThreshold: COVERED,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        lang: language,
        dir: directionOf(language),
        class: 'block-editor-text',
      },
    },
    onUpdate({ editor: changed }) {
      const text = fromEditor(changed.getJSON());
      // The editor also reports changes that are not stored, such as the empty line behind a table.
      const next = JSON.stringify(text);
      if (next === written.current) return;
      written.current = next;
      onChange(text);
    },
  });
  return (
    <div className="field block-editor-field">
      <span className="field-label">
        <span id={id}>{label}</span> {optional && <em>{t('ui.optional')}</em>}
      </span>
      <div className="block-editor">
        <EditorToolbar editor={editor} addPicture={addPicture} label={label} />
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
