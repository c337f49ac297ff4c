import { useText } from '@errand/client/i18n.tsx';
import { CloseButton } from '@errand/ui/dialog.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import './item-detail-skeleton.css';
import './item-detail.css';

/** The skeleton of the dialog while its item loads, with the final layout. */
export function ItemDetailSkeleton() {
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
