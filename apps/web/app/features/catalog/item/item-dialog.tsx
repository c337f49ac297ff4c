import { useText } from '@errand/client/i18n.tsx';
import { CloseButton, Dialog } from '@errand/ui/dialog.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOverlay } from '#platform/overlay.ts';
import { ItemDetail } from './item-detail.tsx';
import { isGone, itemQuery } from './item-query.ts';
import './item-dialog.css';
import './item-detail.css';

/** The dialog of the item in the URL (`?item=slug`) over the current page. Rendered once, in the shell. */
export function ItemDialog() {
  const t = useText();
  const overlay = useOverlay('item');
  const { data: item, error, refetch, isFetching, fetchStatus } = useQuery(itemQuery(overlay.value ?? ''));
  // Without a network the request waits for it.
  const failed = !item && (error !== null || fetchStatus === 'paused');
  const failure = isGone(error) ? t('catalog.goneTitle') : t('catalog.failedTitle');
  return (
    <Dialog
      open={overlay.open}
      onClose={overlay.close}
      title={item?.name ?? (failed ? failure : t('catalog.loading'))}
      hideTitle
      className={failed ? 'item-dialog-failed' : 'item-dialog'}
    >
      {item && <ItemDetail key={item.id} item={item} onAdded={overlay.close} />}
      {!item && !failed && <ItemDetailSkeleton />}
      {failed && (
        <>
          <CloseButton label={t('ui.close')} className="item-detail-close" />
          {isGone(error) ? (
            <EmptyState level={2} picture="compass" title={failure} text={t('catalog.goneText')} />
          ) : (
            <FailedState
              level={2}
              picture="compass"
              title={failure}
              text={t('catalog.failedText')}
              onRetry={refetch}
              busy={isFetching}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The skeleton of the dialog while its item loads, with the final layout. */
function ItemDetailSkeleton() {
  const t = useText();
  return (
    <>
      <div className="item-detail-picture cover skeleton item-detail-skeleton-late">
        <CloseButton label={t('ui.close')} className="float item-detail-close" />
      </div>
      <div className="item-detail-side" aria-busy="true">
        <div className="item-detail-head">
          <Skeleton className="item-detail-skeleton-late" width="44%" height="20px" />
          <CloseButton label={t('ui.close')} className="item-detail-head-close" />
        </div>
        <div className="item-detail-scroll">
          <div className="item-detail-skeleton item-detail-skeleton-late">
            <Skeleton width="68%" height="34px" />
            <Skeleton width="56%" height="22px" />
            <Skeleton height="44px" />
            <Skeleton width="30%" height="24px" />
            <Skeleton height="52px" />
            <Skeleton height="52px" />
            <Skeleton height="52px" />
          </div>
        </div>
        <div className="item-detail-footer">
          <Skeleton className="item-detail-skeleton-late" width="148px" height="56px" radius="28px" />
          <Skeleton className="item-detail-skeleton-late" height="56px" radius="16px" />
        </div>
      </div>
    </>
  );
}
