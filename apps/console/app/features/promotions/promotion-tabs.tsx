import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';

/** The kinds of promotions. */
export function PromotionTabs() {
  const t = useText();
  return (
    <AreaTabs
      label={t('promotions.kinds')}
      tabs={[
        { to: '/promotions', label: t('promotions.coupons') },
        { to: '/promotions/banners', label: t('promotions.banners') },
        { to: '/promotions/advertisements', label: t('promotions.advertisements') },
        { to: '/promotions/flash-sales', label: t('promotions.flashSales') },
        { to: '/promotions/campaigns', label: t('promotions.campaigns') },
        { to: '/promotions/cashback', label: t('promotions.cashback') },
        { to: '/promotions/bonuses', label: t('promotions.bonuses') },
      ]}
    />
  );
}
