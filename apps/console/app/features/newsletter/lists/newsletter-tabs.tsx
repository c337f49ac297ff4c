import { useText } from '@errand/client/i18n.tsx';
import { AreaTabs } from '#blocks/page/area-tabs.tsx';

export function NewsletterTabs() {
  const t = useText();
  return (
    <AreaTabs
      label={t('newsletter.parts')}
      tabs={[
        { to: '/newsletter', label: t('newsletter.campaigns') },
        { to: '/newsletter/subscribers', label: t('newsletter.subscribers') },
        { to: '/newsletter/segments', label: t('newsletter.segments') },
      ]}
    />
  );
}
