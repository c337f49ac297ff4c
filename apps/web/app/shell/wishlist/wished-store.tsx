import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import type { Store } from '@errand/contract/stores';
import { cx } from '@errand/ui/cx.ts';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { MinutesRange, useOpeningText } from '#features/stores/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Rated } from '#platform/rated.tsx';
import './wished-row.css';

/**
 * A wished store or rental provider with a link to its page. A provider does not deliver, so its address is shown
 * instead of delivery time.
 */
export function WishedStore(props: { store: Store; kind: 'store' | 'provider'; to: string }) {
  const { store, kind, to } = props;
  const t = useText();
  const { opens, order } = useOpeningText()(store);
  const closed = !isOn(store.open);
  return (
    <li className={cx('wished-row', closed && 'off')}>
      <Tile
        name={store.name}
        src={store.logo_full_url}
        art={store.cover_art}
        width={88}
        className={cx('size-88', kind === 'provider' && 'mirror-ltr')}
      />
      <div className="wished-row-main">
        <h3 className="text-title wished-row-title">
          <Link className="card-link text-clamp" to={to} prefetch="intent">
            {store.name}
          </Link>
        </h3>
        <p className="text-meta">
          <span className="text-clip">{store.kind}</span>
          {store.rating_count > 0 && <span className="text-separator" />}{' '}
          <Rated average={store.avg_rating} count={store.rating_count} />
        </p>
        {closed ? (
          <span className="tag">{order ?? opens ?? t('stores.closedLong')}</span>
        ) : (
          <span className="text-caption text-clip">
            {kind === 'store' ? <MinutesRange text={store.delivery_time} /> : store.address}
          </span>
        )}
      </div>
      <div className="wished-row-actions">
        <Heart kind={kind} id={store.id} name={store.name} look="plain" />
      </div>
    </li>
  );
}
