import { useText } from '@errand/client/i18n.tsx';
import type { ItemPicture } from '@errand/contract/console/item-fields';
import { toastDone } from '@errand/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { refetchChanged } from '#platform/query.ts';
import { PictureRow } from './picture-row.tsx';
import { type AddPicture, PictureUpload } from './picture-upload.tsx';
import './item-pictures.css';

/**
 * The pictures of an item or a vehicle, the main one first. They are moved by drag or buttons; each change is saved
 * immediately.
 */
export function PicturesPanel(props: {
  id: number;
  pictures: readonly ItemPicture[];
  /** The version of the pictures, which is sent with a change. */
  version: string;
  most: number;
  add: AddPicture;
  /** Saves the order, descriptions and removals of pictures. */
  save: (pictures: readonly ItemPicture[], version: string) => Promise<{ pictures_version: string }>;
  isSaving: boolean;
  /** Whether the pictures have descriptions of their own. */
  isDescribed?: boolean;
}) {
  const { id, add, most, save: saveAll, isSaving, isDescribed = false } = props;
  const t = useText();
  /** The order during a drag. */
  const [moved, setMoved] = useState<readonly ItemPicture[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const pictures = moved ?? props.pictures;
  const running = useRef(Promise.resolve());
  const last = useRef<readonly ItemPicture[] | null>(null);
  const version = useRef(props.version);
  useEffect(() => {
    version.current = props.version;
  }, [props.version]);

  /** Saves changes sequentially, so that each one builds on the previous one. */
  function save(next: readonly ItemPicture[], done: string): void {
    setMoved(next);
    last.current = next;
    running.current = saveAfter(running.current, next, done);
  }

  async function saveAfter(before: Promise<void>, next: readonly ItemPicture[], done: string): Promise<void> {
    await before;
    try {
      const saved = await saveAll(next, version.current);
      version.current = saved.pictures_version;
      toastDone(done);
    } catch {
      await refetchChanged(add);
    }
    if (last.current === next) setMoved(null);
  }

  function move(from: number, to: number): void {
    const picture = pictures[from];
    if (picture) save(pictures.toSpliced(from, 1).toSpliced(to, 0, picture), t('catalog.picturesMoved'));
  }

  function dragOver(key: string): void {
    const [from, to] = [key, dragged].map((one) => pictures.findIndex((picture) => picture.key === one));
    const picture = pictures[to ?? -1];
    if (picture && from !== undefined && from !== to)
      setMoved(pictures.toSpliced(to ?? 0, 1).toSpliced(from, 0, picture));
  }

  function drop(): void {
    setDragged(null);
    if (moved) save(moved, t('catalog.picturesMoved'));
  }

  return (
    <Panel title={t('catalog.pictures')} text={t('catalog.picturesText', { most })}>
      <ol className="item-pictures" aria-busy={isSaving}>
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            number={index + 1}
            count={pictures.length}
            isDragged={picture.key === dragged}
            onDragStart={() => setDragged(picture.key)}
            onDragOver={() => dragOver(picture.key)}
            onDrop={drop}
            onMove={(by) => move(index, index + by)}
            onRemove={() => save(pictures.toSpliced(index, 1), t('catalog.pictureRemoved'))}
            {...(isDescribed && {
              onDescribe: (alt: ItemPicture['alt']) =>
                save(pictures.with(index, { ...picture, alt }), t('catalog.saved')),
            })}
          />
        ))}
      </ol>
      {pictures.length < most && <PictureUpload add={add} id={id} most={most - pictures.length} />}
    </Panel>
  );
}
