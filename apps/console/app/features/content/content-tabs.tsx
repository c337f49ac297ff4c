import { useText } from '@errand/client/i18n.tsx';
import { Tabs } from '#blocks/tabs/tabs.tsx';

/** The kinds of content. */
export function ContentTabs() {
  const t = useText();
  return (
    <Tabs
      label={t('content.kinds')}
      tabs={[
        { to: '/content', label: t('content.pages') },
        { to: '/content/texts', label: t('content.texts') },
        { to: '/content/reasons', label: t('content.reasons') },
      ]}
    />
  );
}
