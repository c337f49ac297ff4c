import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useMay } from '#platform/session.ts';

/** Applications of stores and couriers, as far as the member may decide them. */
export function ApplicationsTabs() {
  const t = useText();
  const may = useMay();
  const tabs = [
    ...(may('stores.approve') ? [{ to: '/applications', label: t('applications.stores') }] : []),
    ...(may('couriers.approve') ? [{ to: '/applications/couriers', label: t('applications.couriers') }] : []),
  ];
  return <AreaTabs label={t('applications.kinds')} tabs={tabs} />;
}
