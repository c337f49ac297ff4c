import { useText } from '@errand/client/i18n.tsx';
import { MOST_ITEM_PICTURES, setItemPictures } from '@errand/contract/console/catalog/item-changes';
import type { ItemDetail, ItemPicture } from '@errand/contract/console/item-fields';
import type { Translations } from '@errand/domain/language';
import { toastDone } from '@errand/ui/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { refetchChanged, useChange } from '#platform/query.ts';
import { PictureRow } from './picture-row.tsx';
import { PictureUpload } from './picture-upload.tsx';
import './item-pictures.css';

/** The pictures of an item, the main one first. They are moved by drag or buttons; each change is saved immediately. */
export function ItemPictures({ item }: { item: ItemDetail }) {
  const t = useText();
  const change = useChange(setItemPictures);
  /** The order during a drag. */
  const [moved, setMoved] = useState<ItemPicture[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const pictures = moved ?? item.pictures;
  const running = useRef(Promise.resolve());
  const last = useRef<ItemPicture[] | null>(null);
  const version = useRef(item.pictures_version);
  useEffect(() => {
    version.current = item.pictures_version;
  }, [item.pictures_version]);

  /** Saves changes sequentially, so that each one builds on the previous one. */
  function save(next: ItemPicture[], done: string): void {
    setMoved(next);
    last.current = next;
    running.current = saveAfter(running.current, next, done);
  }

  async function saveAfter(before: Promise<void>, next: ItemPicture[], done: string): Promise<void> {
    await before;
    const texts = next.map(({ key, alt }) => ({ key, alt: alt as Translations | null }));
    try {
      const saved = await change.mutateAsync({
        params: { id: item.id },
        body: { pictures: texts, version: version.current },
      });
      version.current = saved.pictures_version;
      toastDone(done);
    } catch {
      await refetchChanged(setItemPictures);
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
    <Panel title={t('catalog.pictures')} text={t('catalog.picturesText', { most: MOST_ITEM_PICTURES })}>
      <ol className="item-pictures" aria-busy={change.isPending}>
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
            onDescribe={(alt) => save(pictures.with(index, { ...picture, alt }), t('catalog.saved'))}
          />
        ))}
      </ol>
      {pictures.length < MOST_ITEM_PICTURES && (
        <PictureUpload itemId={item.id} most={MOST_ITEM_PICTURES - pictures.length} />
      )}
    </Panel>
  );
}
