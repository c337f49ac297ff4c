import { useText } from '@errand/client/i18n.tsx';
import { listPages } from '@errand/contract/console/content';
import { isSafeLink } from '@errand/domain/rich-text';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { consoleQuery } from '#platform/query.ts';

/** Links the selected text, or new words: to a page of the shop, which it proposes, or to another address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText();
  const list = useId();
  const given = String(editor.getAttributes('link').href ?? '');
  const needsWords = editor.state.selection.empty && given === '';
  const [href, setHref] = useState(given);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { data } = useQuery(consoleQuery('content', listPages, {}));
  const chain = () => editor.chain().focus();

  function save(): void {
    const address = href.trim();
    if (!isSafeLink(address)) return setError(t('content.linkWrong'));
    const marks = [{ type: 'link', attrs: { href: address } }];
    if (needsWords)
      chain()
        .insertContent({ type: 'text', text: words.trim() || address, marks })
        .run();
    else chain().extendMarkRange('link').setLink({ href: address }).run();
    onClose();
  }

  // A form here would be within that of the page.
  function saveByEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }

  return (
    <Dialog open onClose={onClose} title={t('content.link')}>
      <div className="form">
        {needsWords && (
          <TextField
            label={t('content.linkWords')}
            help={t('content.linkWordsHelp')}
            optional
            dir="auto"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={saveByEnter}
          />
        )}
        <TextField
          label={t('content.linkAddress')}
          help={t('content.linkHelp')}
          error={error}
          dir="ltr"
          list={list}
          value={href}
          onChange={({ target }) => setHref(target.value)}
          onKeyDown={saveByEnter}
        />
        <datalist id={list}>
          {data?.rows.map(({ slug }) => (
            <option key={slug} value={`/${slug}`}>
              {slug}
            </option>
          ))}
        </datalist>
        <div className="form-buttons">
          <Button onClick={save}>{t('content.setLink')}</Button>
          {given !== '' && (
            <Button
              variant="ghost"
              onClick={() => {
                chain().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('content.removeLink')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
