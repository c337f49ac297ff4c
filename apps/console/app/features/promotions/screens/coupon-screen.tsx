import { useText } from '@errand/client/i18n.tsx';
import { getCoupon } from '@errand/contract/console/promotions/coupons';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { CouponForm } from '../coupon-form.tsx';
import { PromotionState } from '../promotion-state.tsx';

export default function CouponScreen() {
  const t = useText();
  const may = useMay();
  const id = Number(useParams().id);
  const { data: coupon } = useSuspenseQuery(consoleQuery('promotions', getCoupon, { params: { id } }));
  return (
    <Page
      title={coupon.code}
      back={{ to: '/promotions', label: t('promotions.coupons') }}
      state={<PromotionState state={coupon.state} />}
      narrow
    >
      <Panel>
        <Facts facts={[[t('promotions.uses'), String(coupon.uses)]]} />
      </Panel>
      {may('promotions.update') && (
        <Panel>
          <CouponForm coupon={coupon} onDone={() => toastDone(t('promotions.saved'))} />
        </Panel>
      )}
    </Page>
  );
}
