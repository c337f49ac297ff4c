import { useText } from '@errand/client/i18n.tsx';
import { NavLink } from 'react-router';
import './promotion-tabs.css';

/** The kinds of promotions. */
export function PromotionTabs() {
  const t = useText();
  return (
    <nav className="promotion-tabs" aria-label={t('promotions.kinds')}>
      <NavLink to="/promotions" end>
        {t('promotions.coupons')}
      </NavLink>
      <NavLink to="/promotions/banners">{t('promotions.banners')}</NavLink>
    </nav>
  );
}
