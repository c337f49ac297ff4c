import { useText } from '@errand/client/i18n.tsx';
import { listMethods } from '@errand/contract/console/support/offline-methods';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';
import { useMayCall } from '#platform/session.ts';

/** Payments to check, and the methods by which customers transfer money, which all zones share. */
export function PaymentTabs() {
  const t = useText();
  const mayCall = useMayCall();
  if (!mayCall(listMethods)) return null;
  const tabs = [
    { to: '/payments', label: t('payments.toCheck') },
    { to: '/payments/methods', label: t('payments.methods') },
  ];
  return <AreaTabs label={t('payments.lists')} tabs={tabs} />;
}
