import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import type { StoreDetail } from '@errand/contract/stores';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { share } from '@errand/ui/share.ts';
import { MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import './store-actions.css';

const messageDialog = lazyPart(() => import('#features/chat/index.ts').then((part) => part.MessageDialog));

/** Chat, share and wishlist buttons of a store. Chat asks guests to sign in [SESSION-16]. */
export function StoreActions({ store, heart }: { store: StoreDetail; heart: React.ReactNode }) {
  const t = useText();
  const { token } = useSession();
  const auth = useOverlay('auth');
  const [writing, setWriting] = useState(false);
  return (
    <div className="layout-row store-actions">
      <IconButton
        look="fill"
        label={t('stores.chat')}
        onClick={() => (token ? setWriting(true) : auth.show('sign-in'))}
      >
        <MessageCircle size={20} />
      </IconButton>
      <LazyPart
        of={messageDialog}
        props={{
          partner: { type: 'vendor', id: store.id, name: store.name },
          open: true,
          onClose: () => setWriting(false),
        }}
        wanted={writing}
      />
      <IconButton look="fill" label={t('stores.share')} onClick={() => share(store.name, t('ui.linkCopied'))}>
        <Share2 size={20} />
      </IconButton>
      {heart}
    </div>
  );
}
