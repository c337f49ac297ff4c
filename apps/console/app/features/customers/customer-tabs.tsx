import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';

/** The accounts, and the fundings of their wallets. */
export function CustomerTabs() {
  const t = useText();
  return (
    <AreaTabs
      label={t('customers.title')}
      tabs={[
        { to: '/customers', label: t('customers.accounts') },
        { to: '/customers/fundings', label: t('customers.fundings') },
      ]}
    />
  );
}
