import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';

/** Members and their roles. */
export function StaffTabs() {
  const t = useText();
  return (
    <AreaTabs
      label={t('staff.title')}
      tabs={[
        { to: '/staff', label: t('staff.members') },
        { to: '/staff/roles', label: t('staff.roles') },
      ]}
    />
  );
}
