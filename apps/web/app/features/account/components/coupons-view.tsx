import { useText } from '@errand/client/i18n.tsx';
import { listAllCoupons } from '@errand/contract/coupons';
import { Button, ButtonLink } from '@errand/ui/button.tsx';
import { EmptyState } from '@errand/ui/empty-state.tsx';
import { Skeleton } from '@errand/ui/skeleton.tsx';
import { StaticPicture } from '@errand/ui/static-picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { CouponTicket } from './coupon-ticket.tsx';

/** The customer's usable coupons. */
export function CouponsView() {
  const t = useText();
  const query = useQuery({ queryKey: ['coupons', 'all'], queryFn: () => api.call(listAllCoupons, {}) });
  return (
    <>
      <title>{`${t('account.section.coupons')} · Errand`}</title>
      <h1 className="h1">{t('account.section.coupons')}</h1>
      <p className="muted aclead">{t('account.couponsLead')}</p>
      {query.isPending && (
        <div className="tickets" aria-hidden="true">
          {[0, 1, 2, 3].map((ticket) => (
            <Skeleton key={ticket} height="132px" radius="22px" />
          ))}
        </div>
      )}
      {query.isError && (
        <EmptyState picture={<StaticPicture name="ticket" />} title={t('account.couponsFailed')}>
          <Button variant="soft" onClick={() => query.refetch()}>
            {t('ui.retry')}
          </Button>
        </EmptyState>
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
      <ul className="tickets">
        {query.data?.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </>
  );
}
