import { useText } from '@errand/client/i18n.tsx';
import {
  deleteCatalogItem,
  duplicateCatalogItem,
  restoreCatalogItem,
} from '@errand/contract/console/catalog/item-changes';
import type { ItemDetail } from '@errand/contract/console/item-fields';
import { ConfirmDialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '#platform/query.ts';

/** Duplicates, deletes or restores an item. */
export function ItemActions({ item }: { item: ItemDetail }) {
  const t = useText();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const duplicate = useChange(duplicateCatalogItem);
  const remove = useChange(deleteCatalogItem);
  const restore = useChange(restoreCatalogItem);
  const input = { params: { id: item.id } };
  if (item.archived)
    return (
      <Button
        variant="quiet"
        loading={restore.isPending}
        onClick={() => restore.mutate(input, { onSuccess: () => toastDone(t('catalog.restored')) })}
      >
        {t('catalog.restore')}
      </Button>
    );
  return (
    <>
      <Button
        variant="quiet"
        loading={duplicate.isPending}
        onClick={() =>
          duplicate.mutate(input, {
            onSuccess({ id }) {
              toastDone(t('catalog.duplicated'));
              void navigate(`/items/${id}`);
            },
          })
        }
      >
        {t('catalog.duplicate')}
      </Button>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {t('catalog.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('catalog.deleteItem')}
        text={t('catalog.deleteItemText')}
        cancel={t('catalog.cancel')}
        confirm={t('catalog.delete')}
        danger
        busy={remove.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate(input, {
            onSuccess({ archived }) {
              toastDone(t(archived ? 'catalog.archivedNow' : 'catalog.deleted'));
              void navigate('/items', { replace: true });
            },
          })
        }
      />
    </>
  );
}
