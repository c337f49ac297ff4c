import { useText } from '@errand/client/i18n.tsx';
import type { StoreDetail } from '@errand/contract/stores';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { share } from '@errand/ui/share.ts';
import { MessageCircle, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#platform/session/index.ts';
import { chatHref } from '../store-links.ts';
import './store-actions.css';

/** Chat (signed in), share and wishlist buttons of a store. */
export function StoreActions({ store, heart }: { store: StoreDetail; heart: React.ReactNode }) {
  const t = useText();
  const { token } = useSession();
  return (
    <div className="layout-row store-actions">
      {token && (
        <Link
          className="icon-button fill"
          to={chatHref(store)}
          aria-label={t('stores.chat')}
          title={t('stores.chat')}
        >
          <MessageCircle size={20} strokeWidth={1.75} />
        </Link>
      )}
      <IconButton look="fill" label={t('stores.share')} onClick={() => share(store.name, t('ui.linkCopied'))}>
        <Share2 size={20} strokeWidth={1.75} />
      </IconButton>
      {heart}
    </div>
  );
}
