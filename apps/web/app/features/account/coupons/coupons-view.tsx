import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { useDates } from '@errand/client/use-dates.ts';
import { type Coupon, listAllCoupons } from '@errand/contract/coupons';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { FailedState } from '@errand/ui/lists/failed-state.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bike, Copy } from 'lucide-react';
import { api } from '#platform/api/browser-client.ts';
import { useRootData } from '#platform/config.ts';
import { copyText } from '#platform/copy-text.ts';
import { Link } from '#platform/navigation/link.tsx';
import { PageTitle } from '#platform/page-title.tsx';
import { queryKeys } from '#platform/query-keys.ts';
import { sectionHref } from '../sections.ts';
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
      <p className="text-muted account-lead">
        {t('account.couponsLead')}{' '}
        <Link className="text-link underlined tap-target" to={sectionHref('settings')}>
          {t('account.couponsRemind')}
        </Link>
      </p>
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
        <EmptyState picture="ticket" title={t('account.couponsNone')} text={t('account.couponsNoneText')}>
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

/** A coupon as a ticket: the discount on the stub, terms and code beside it. */
function CouponTicket({ coupon }: { coupon: Coupon }) {
  const t = useText();
  const terms = useTerms(coupon);
  return (
    <li className="coupon-ticket">
      <Stub coupon={coupon} />
      <div className="coupon-ticket-body">
        <h2 className="text-title">{coupon.title}</h2>
        <p className="text-caption">{terms}</p>
        <div className="coupon-ticket-footer">
          <bdi dir="ltr" className="coupon-ticket-code">
            {coupon.code}
          </bdi>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('account.copyCode', { code: coupon.code })}
            onClick={() => copyText(coupon.code, t('account.copied'), t('account.copyFailed'))}
          >
            <Copy className="icon" size={16} />
            {t('account.copy')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Hidden from assistive technology: the title says the same in words. */
function Stub({ coupon }: { coupon: Coupon }) {
  const money = useMoney();
  const t = useText();
  if (coupon.coupon_type === 'free_delivery') {
    return (
      <div className="coupon-ticket-stub" aria-hidden="true">
        <Bike className="mirror-rtl" size={34} />
        <span>{t('account.free')}</span>
      </div>
    );
  }
  const percent = coupon.discount_type === 'percent';
  return (
    <div className="coupon-ticket-stub" aria-hidden="true">
      <b>
        <bdi dir="ltr">
          {percent ? `${coupon.discount}%` : money.short(coupon.discount).replace(/\.00$/, '')}
        </bdi>
      </b>
      <span>{t('account.off')}</span>
    </div>
  );
}

/** "In Food · over $20.00, up to $6.00 · until 19 Feb 2026"; absent terms are left out. */
function useTerms(coupon: Coupon): string {
  const t = useText();
  const money = useMoney();
  const { date } = useDates();
  const { modules } = useRootData();
  const module = modules.find(({ id }) => id === coupon.module_id);
  const amount = (major: number) => isolate(money.exact(major));
  const where =
    coupon.store?.name ??
    (coupon.zones.length > 0 ? coupon.zones.join(t('auth.separator')) : module?.module_name);
  return [
    where && t('account.termsIn', { place: where }),
    coupon.min_purchase > 0 && t('account.termsFrom', { amount: amount(coupon.min_purchase) }),
    coupon.max_discount > 0 && t('account.termsUpTo', { amount: amount(coupon.max_discount) }),
    t('account.termsUntil', { day: date(coupon.expire_date) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
