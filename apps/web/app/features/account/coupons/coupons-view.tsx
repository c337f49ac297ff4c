import { useText } from '@errand/client/i18n.tsx';
import { listAllCoupons } from '@errand/contract/coupons';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import '../routes/account-layout-page.css';
import './coupons-view.css';

/** The customer's usable coupons. */
export function CouponsView() {
  const t = useText();
  const query = useQuery({ queryKey: queryKeys.coupons.all, queryFn: () => api.call(listAllCoupons, {}) });
  return (
    <>
      <PageTitle text={t('account.section.coupons')} />
      <h1 className="text-h1">{t('account.section.coupons')}</h1>
      <p className="text-muted account-lead">{t('account.couponsLead')}</p>
      {query.isPending && (
        <div className="coupons-view-tickets" aria-hidden="true">
          {[0, 1, 2, 3].map((ticket) => (
            <Skeleton key={ticket} height="132px" radius="22px" />
          ))}
        </div>
      )}
      {query.isError && (
        <FailedState picture="ticket" title={t('account.couponsFailed')} onRetry={query.refetch} />
      )}
      {query.data?.length === 0 && (
        <EmptyState
          picture={<StaticPicture name="ticket" />}
          title={t('account.couponsNone')}
          text={t('account.couponsNoneText')}
        >
          <ButtonLink variant="soft" to="/home">
            {t('account.goShopping')}
          </ButtonLink>
        </EmptyState>
      )}
      <ul className="coupons-view-tickets">
        {query.data?.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </>
  );
}
