import {
  addItemPicture,
  MOST_ITEM_PICTURES,
  setItemPictures,
} from '@errand/contract/console/catalog/item-changes';
import type { ItemDetail } from '@errand/contract/console/item-fields';
import type { Translations } from '@errand/domain/language';
import { useChange } from '#platform/query.ts';
import { PicturesPanel } from './pictures-panel.tsx';

/** The pictures of an item with their descriptions. */
export function ItemPictures({ item }: { item: ItemDetail }) {
  const change = useChange(setItemPictures);
  return (
    <PicturesPanel
      id={item.id}
      pictures={item.pictures}
      version={item.pictures_version}
      most={MOST_ITEM_PICTURES}
      add={addItemPicture}
      isDescribed
      isSaving={change.isPending}
      save={(pictures, version) =>
        change.mutateAsync({
          params: { id: item.id },
          body: {
            pictures: pictures.map(({ key, alt }) => ({ key, alt: alt as Translations | null })),
            version,
          },
        })
      }
    />
  );
}
