import { useText } from '@errand/client/i18n.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { useAnnouncement } from '@errand/ui/live/announced.tsx';

/** While the order of an earlier page is looked for. */
export function FindingOrder({ level }: { level: 1 | 2 }) {
  const t = useText();
  useAnnouncement(t('checkout.findingText'));
  return (
    <EmptyState
      level={level}
      picture="receipt"
      title={t('checkout.findingTitle')}
      text={t('checkout.findingText')}
    />
  );
}
