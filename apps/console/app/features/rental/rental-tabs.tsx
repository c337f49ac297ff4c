import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useSession } from '#platform/session.ts';

/** The lists of the rental. Those that all providers share are for members with a role everywhere. */
export function RentalTabs() {
  const t = useText();
  const { grants } = useSession();
  const own = [
    { to: '/rental', label: t('rental.vehicles') },
    { to: '/rental/calendar', label: t('rental.calendar') },
    { to: '/rental/terms', label: t('rental.terms') },
  ];
  const shared = [
    { to: '/rental/categories', label: t('rental.categories') },
    { to: '/rental/brands', label: t('rental.brands') },
  ];
  const isEverywhere = grants.some(({ scope }) => scope.kind === 'all');
  return <AreaTabs label={t('rental.lists')} tabs={isEverywhere ? [...own, ...shared] : own} />;
}
