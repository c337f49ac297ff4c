import { useText } from '@errand/client/i18n.tsx';
import type { addItemPicture } from '@errand/contract/console/catalog/item-changes';
import type { addVehiclePicture } from '@errand/contract/console/rental/vehicles';
import { cx } from '@errand/ui/cx.ts';
import { prepareFile } from '@errand/ui/files/add-files.ts';
import { fileProblemText } from '@errand/ui/files/use-file-choice.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { toastError } from '@errand/ui/toast.tsx';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { uploadApi } from '#platform/api.ts';
import { toastApiError } from '#platform/api-error.ts';
import { refetchChanged } from '#platform/query.ts';

const TYPES = 'image/jpeg,image/png,image/webp';

type Uploading = { name: string; number: number; count: number; share: number };

export type AddPicture = typeof addItemPicture | typeof addVehiclePicture;

/** Chooses or drops pictures and uploads them one after the other, with progress. */
export function PictureUpload({ add, id, most }: { add: AddPicture; id: number; most: number }) {
  const t = useText();
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [isOver, setIsOver] = useState(false);

  async function upload(files: File[]): Promise<void> {
    if (files.length > most) toastError(t('catalog.picturesMost', { most }));
    const given = files.slice(0, most);
    for (const [index, chosen] of given.entries()) {
      const state = { name: chosen.name, number: index + 1, count: given.length };
      setUploading({ ...state, share: 0 });
      const file = await prepareFile(chosen);
      if (typeof file === 'string') {
        toastError(`${chosen.name}: ${fileProblemText(file, false, t)}`);
        continue;
      }
      const body = new FormData();
      body.set('picture', file);
      try {
        await uploadApi((share) => setUploading({ ...state, share })).call(add, {
          params: { id },
          body,
        });
      } catch (error) {
        toastApiError(error, t);
      }
      await refetchChanged(add);
    }
    setUploading(null);
  }

  if (uploading) return <Progress {...uploading} />;
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void upload([...event.dataTransfer.files]);
      }}
    >
      <label className={cx('item-picture-add', isOver && 'over')}>
        <input
          type="file"
          className="sr-only"
          accept={TYPES}
          multiple
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) void upload(files);
          }}
        />
        <ImagePlus className="icon" size={22} />
        <span>{t('catalog.addPictures')}</span>
        <span className="text-caption">{t('catalog.addPicturesHelp')}</span>
      </label>
    </div>
  );
}

function Progress({ name, number, count, share }: Uploading) {
  const t = useText();
  const label = t('catalog.uploading', { name, number, count });
  return (
    <div className="item-picture-progress">
      <Announced as="span" first className="text-meta">
        {label}
      </Announced>
      <progress aria-label={label} max={1} value={share} />
    </div>
  );
}
