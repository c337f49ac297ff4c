import { useText } from '@errand/client/i18n.tsx';
import { useClockText } from '@errand/client/use-clock-text.ts';
import type { Store } from '@errand/contract/stores';
import { cx } from '@errand/ui/cx.ts';
import { Rating } from '@errand/ui/rating.tsx';
import { Tile } from '@errand/ui/tile.tsx';
import { Link } from 'react-router';
import { MinutesRange } from '#features/stores/index.ts';
import { Heart } from './heart.tsx';

/** A kept store or rental provider: the row leads to its page. A provider brings nothing: its place is told instead. */
export function WishedStore(props: { store: Store; kind: 'store' | 'provider'; to: string }) {
  const { store, kind, to } = props;
  const t = useText();
  const clock = useClockText();
  const closed = store.open !== 1;
  const rated = t('stores.rated', { average: store.avg_rating.toFixed(1), count: store.rating_count });
  return (
    <li className={cx('wl', closed && 'off')}>
      <Tile
        src={store.logo_full_url}
        art={store.cover_art}
        width={88}
        className={cx('s88', kind === 'provider' && 'vehart')}
      />
      <div className="clm">
        <h3 className="title wt">
          <Link className="card-link clip2" to={to} prefetch="intent">
            {store.name}
          </Link>
        </h3>
        <p className="meta">
          <span className="clip1">{store.kind}</span>
          {store.rating_count > 0 && <span className="dot-sep" />}
          <Rating average={store.avg_rating} count={store.rating_count} label={rated} />
        </p>
        {closed ? (
          <span className="tag">
            {store.opens_at ? (
              <>
                {t('stores.opensAt')} <bdi>{clock(store.opens_at)}</bdi>
              </>
            ) : (
              t('stores.closed')
            )}
          </span>
        ) : (
          <span className="cap clip1">
            {kind === 'store' ? <MinutesRange text={store.delivery_time} /> : store.address}
          </span>
        )}
      </div>
      <div className="wact">
        <Heart kind={kind} id={store.id} name={store.name} look="plain" />
      </div>
    </li>
  );
}
