import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';

/** The kinds of content. */
export function ContentTabs() {
  const t = useText();
  return (
    <AreaTabs
      label={t('content.kinds')}
      tabs={[
        { to: '/content', label: t('content.pages') },
        { to: '/content/texts', label: t('content.texts') },
        { to: '/content/messages', label: t('messages.title') },
        { to: '/content/reasons', label: t('content.reasons') },
      ]}
    />
  );
}
