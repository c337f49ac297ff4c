import { useText } from '@errand/client/i18n.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useNavigate } from 'react-router';
import { Page, Panel } from '#blocks/page/page.tsx';
import { CouponForm } from '../coupon-form.tsx';

export default function NewCouponScreen() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Page
      title={t('promotions.newCoupon')}
      back={{ to: '/promotions', label: t('promotions.coupons') }}
      narrow
    >
      <Panel>
        <CouponForm
          onDone={({ id }) => {
            toastDone(t('promotions.created'));
            void navigate(`/promotions/coupons/${id}`);
          }}
        />
      </Panel>
    </Page>
  );
}
