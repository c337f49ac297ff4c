import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';

/** The accounts, the fundings of their wallets, and the contacts that messages do not reach. */
export function CustomerTabs() {
  const t = useText();
  return (
    <AreaTabs
      label={t('customers.title')}
      tabs={[
        { to: '/customers', label: t('customers.accounts') },
        { to: '/customers/fundings', label: t('customers.fundings') },
        { to: '/customers/unreachable', label: t('customers.unreachable') },
      ]}
    />
  );
}
