import { useText } from '@errand/client/i18n.tsx';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import type { StoreDetail } from '@errand/contract/stores';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { Cover } from '@errand/ui/pictures/cover.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { share } from '@errand/ui/share.ts';
import { MessageCircle, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ReviewsLink } from '#features/reviews/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { Rated } from '#platform/rated.tsx';
import { useSession } from '#platform/session/index.ts';
import './store-head.css';

/** The illustration, logo, name and rating of a store. `hasReviews`: the page shows reviews that the rating links to. */
export function StoreHead(props: { store: StoreDetail; hasReviews: boolean; heart?: ReactNode }) {
  const { store, hasReviews, heart } = props;
  const rating = <Rated average={store.avg_rating} count={store.rating_count} withWord />;
  return (
    <>
      <Arcade store={store} />
      <div className="store-head">
        <span className="store-head-logo">
          <Tile
            name={store.name}
            src={store.logo_full_url}
            art={store.cover_art}
            width={94}
            className="round"
          />
        </span>
        <div className="store-head-name">
          <h1 className="text-h1">{store.name}</h1>
          <p className="text-meta">
            {hasReviews ? <ReviewsLink>{rating}</ReviewsLink> : rating}
            {store.rating_count > 0 && <span className="text-separator" />} {store.kind}
            <span className="text-separator no-phone" />{' '}
            <span className="no-phone">
              <bdi>{store.address}</bdi>
            </span>
          </p>
        </div>
        <StoreActions store={store} heart={heart} />
      </div>
    </>
  );
}

/** An illustration of six arches; stores with a photo show that instead. */
function Arcade({ store }: { store: StoreDetail }) {
  const { cover_art: art } = store;
  if (!art)
    return (
      <Cover
        name={store.name}
        className="store-head-cover"
        art={null}
        photo={store.cover_photo_full_url}
        width={1200}
        eager
      />
    );
  return (
    <div className="store-head-cover cover" data-tint={art.tint}>
      <div className="store-head-arcade">
        {art.arcade.map((src, index) => (
          <i key={src}>
            <Picture src={src} width={128} eager={index === 1} />
          </i>
        ))}
      </div>
    </div>
  );
}

const messageDialog = lazyPart(() => import('#features/chat/index.ts').then((part) => part.MessageDialog));

/** Chat, share and wishlist buttons of a store. Chat asks guests to sign in [SESSION-16]. */
function StoreActions({ store, heart }: { store: StoreDetail; heart: React.ReactNode }) {
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
