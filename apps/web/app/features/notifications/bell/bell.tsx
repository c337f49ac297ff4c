import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { Bell as BellIcon } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/index.ts';

const unseenBadge = lazyPart(() => import('./unseen-badge.tsx').then((part) => part.UnseenBadge));

/** The header's link to the notifications, for customers. The code of its badge is loaded after the first view. */
export function Bell() {
  const t = useText();
  const { token } = useSession();
  return (
    <Link to="/notifications" className="icon-button only-signed-in">
      <BellIcon className="icon" size={22} />
      <LazyPart
        of={unseenBadge}
        props={{}}
        wanted={token !== null}
        fallback={<span className="sr-only">{t('notifications.title')}</span>}
      />
    </Link>
  );
}
