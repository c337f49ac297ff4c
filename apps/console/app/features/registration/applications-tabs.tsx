import { useText } from '@errand/client/i18n.tsx';
import { Tabs } from '#blocks/tabs/tabs.tsx';
import { useMay } from '#platform/session.ts';

/** Applications to sell and to deliver, as far as the member decides them. */
export function ApplicationsTabs() {
  const t = useText();
  const may = useMay();
  const tabs = [
    ...(may('stores.approve') ? [{ to: '/applications', text: t('applications.stores'), exact: true }] : []),
    ...(may('couriers.approve') ? [{ to: '/applications/couriers', text: t('applications.couriers') }] : []),
  ];
  return <Tabs label={t('applications.kinds')} tabs={tabs} />;
}
