import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { toastApiError } from '#platform/api-error.ts';

/** Stores the `picture` of a form for the edited text. */
export type AddPicture = (body: FormData) => Promise<{ key: string; url: string }>;

/** Adds a picture where the selection ends, or changes what the selected one says. */
export function PictureDialog(props: { editor: Editor; addPicture: AddPicture; onClose: () => void }) {
  const { editor, addPicture, onClose } = props;
  const t = useText();
  const isSelected = editor.isActive('image');
  const [files, setFiles] = useState<File[]>([]);
  const [alt, setAlt] = useState(isSelected ? String(editor.getAttributes('image').alt) : '');
  const chain = () => editor.chain().focus();
  const add = useMutation({
    mutationFn: addPicture,
    onError: (error) => toastApiError(error, t),
    onSuccess({ key, url }) {
      chain()
        // Writing goes on below the picture. Otherwise it would be selected, and the next word would replace it.
        .insertContent([{ type: 'image', attrs: { key, src: url, alt: alt.trim() } }, { type: 'paragraph' }])
        .run();
      onClose();
    },
  });

  function save(): void {
    if (isSelected) {
      chain().updateAttributes('image', { alt: alt.trim() }).run();
      return onClose();
    }
    const [file] = files;
    if (!file) return;
    const body = new FormData();
    body.set('picture', file);
    add.mutate(body);
  }

  return (
    <Dialog open onClose={onClose} title={t('content.picture')}>
      <div className="form">
        {!isSelected && <PictureField label={t('content.pictureFile')} files={files} onChange={setFiles} />}
        <TextField
          label={t('content.alt')}
          help={t('content.altHelp')}
          optional
          dir="auto"
          maxLength={300}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <div className="form-buttons">
          <Button loading={add.isPending} disabled={!isSelected && files.length === 0} onClick={save}>
            {t(isSelected ? 'blocks.save' : 'content.addPicture')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
