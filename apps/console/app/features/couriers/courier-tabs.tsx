import { useText } from '@errand/client/i18n.tsx';
import { listVehiclesOfCouriers } from '@errand/contract/console/couriers/vehicles';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useMayCall } from '#platform/session.ts';

/** Couriers, and the vehicles that applicants choose from, which all zones share. */
export function CourierTabs() {
  const t = useText();
  const mayCall = useMayCall();
  if (!mayCall(listVehiclesOfCouriers)) return null;
  const tabs = [
    { to: '/couriers', label: t('couriers.title') },
    { to: '/couriers/vehicles', label: t('couriers.vehicles') },
  ];
  return <AreaTabs label={t('couriers.lists')} tabs={tabs} />;
}
