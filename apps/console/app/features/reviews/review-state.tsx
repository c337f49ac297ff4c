import { useText } from '@errand/client/i18n.tsx';
import type { Review } from '@errand/contract/console/support/reviews';

export function ReviewState({ hidden_at, has_reply }: Pick<Review, 'has_reply' | 'hidden_at'>) {
  const t = useText();
  if (hidden_at) return <span className="tag warn">{t('reviews.hidden')}</span>;
  return <span className="tag ok">{t(has_reply ? 'reviews.replied' : 'reviews.shown')}</span>;
}
