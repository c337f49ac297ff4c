import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { toastError } from '@errand/ui/toast.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#platform/navigation/link.tsx';
import { useOverlay } from '#platform/overlay.ts';
import { readSession } from '#platform/session/index.ts';

const INBOX = '/profile?page=inbox';

/** A link to the inbox; guests are asked to sign in. */
export function ChatLink({ replace, children }: { replace?: boolean | undefined; children: ReactNode }) {
  const t = useText();
  const auth = useOverlay('auth');
  const { pathname, search } = useLocation();
  const here = pathname === '/profile' && search.includes('page=inbox');
  return (
    <Link
      to={INBOX}
      {...(replace && { replace })}
      className={cx(here && 'on')}
      aria-current={here ? 'page' : undefined}
      onClick={(event) => {
        if (readSession().token) return;
        event.preventDefault();
        toastError(t('wishlist.notLoggedIn'));
        auth.show('sign-in');
      }}
    >
      {children}
    </Link>
  );
}
