import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useSession } from '#platform/session.ts';

/** The lists of the catalog. Those that all stores share are for members with a role everywhere. */
export function CatalogTabs() {
  const t = useText();
  const { grants } = useSession();
  const isEverywhere = grants.some(({ scope }) => scope.kind === 'all');
  const own = [
    { to: '/items', label: t('catalog.title') },
    { to: '/items/add-ons', label: t('catalog.addOns') },
  ];
  const shared = [
    { to: '/items/categories', label: t('catalog.categories') },
    { to: '/items/brands', label: t('catalog.brands') },
    { to: '/items/conditions', label: t('catalog.conditions') },
    { to: '/items/parcels', label: t('catalog.parcels') },
    { to: '/items/taxes', label: t('catalog.taxClasses') },
    { to: '/items/units', label: t('catalog.units') },
    { to: '/items/attributes', label: t('catalog.attributes') },
  ];
  return <AreaTabs label={t('catalog.lists')} tabs={isEverywhere ? [...own, ...shared] : own} />;
}
