import { useText } from '@errand/client/i18n.tsx';
import { CloseButton } from '@errand/ui/dialog.tsx';
import { Skeleton } from '@errand/ui/skeleton.tsx';

/** The dialog's boxes at their final places while its item is on the way. */
export function ItemDetailSkeleton() {
  const t = useText();
  return (
    <>
      <div className="ipic art skel late">
        <CloseButton label={t('ui.close')} className="float close" />
      </div>
      <div className="iright" aria-busy="true">
        <div className="ihead">
          <Skeleton className="late" width="44%" height="20px" />
          <CloseButton label={t('ui.close')} className="xonly" />
        </div>
        <div className="iscroll">
          <div className="iskel late">
            <Skeleton width="68%" height="34px" />
            <Skeleton width="56%" height="22px" />
            <Skeleton height="44px" />
            <Skeleton width="30%" height="24px" />
            <Skeleton height="52px" />
            <Skeleton height="52px" />
            <Skeleton height="52px" />
          </div>
        </div>
        <div className="ifoot">
          <Skeleton className="late" width="148px" height="56px" radius="28px" />
          <Skeleton className="late" height="56px" radius="16px" />
        </div>
      </div>
    </>
  );
}
