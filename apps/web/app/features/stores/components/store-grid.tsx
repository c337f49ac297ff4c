import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import * as contract from '@errand/contract/stores';
import { cx } from '@errand/ui/cx.ts';
import { Cover } from '@errand/ui/pictures/cover.tsx';
import { Bike } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Heart } from '#features/wishlist/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Rated } from '#platform/rated.tsx';
import { useServesLocation } from '#platform/serves-location.ts';
import { storeHref } from '../store-links.ts';
import { useOpeningText } from '../use-opening-text.ts';
import { useSeen } from '../use-seen.ts';
import { useStoreDelivery } from '../use-store-delivery.ts';
import { DeliveryFee, hasFee } from './delivery-fee.tsx';
import { MinutesRange } from './minutes-range.tsx';
import { StoreDeal } from './store-deal.tsx';
import './store-grid.css';

/** A grid of store cards; with `rail`, a scrolling row below 1180 px. */
export function StoreGrid(props: {
  stores: contract.StoreCard[];
  /** The page of a provider by its slug; given if the stores are providers of rental. */
  providerPath?: ((slug: string) => string) | undefined;
  rail?: boolean | undefined;
  /** Whether the first card's cover is the largest picture of the page's first screen. */
  eager?: boolean | undefined;
  /** The level of the names' headings. */
  heading?: 'h2' | 'h3' | undefined;
}) {
  const { stores, providerPath, rail = false, eager = false, heading } = props;
  return (
    <div className={rail ? 'layout-grid layout-grid-4 layout-rail' : 'layout-grid layout-grid-4'}>
      {stores.map((store, index) => (
        <StoreCard
          key={store.id}
          store={store}
          providerPath={providerPath?.(store.slug)}
          eager={eager && index === 0}
          heading={heading}
          heart={<Heart kind={providerPath ? 'provider' : 'store'} id={store.id} name={store.name} />}
        />
      ))}
    </div>
  );
}

/**
 * A store in a list: cover, name and rating, then category, time and fee, which a provider of rental does not have.
 * `heart` is rendered over the cover but follows it in the document, because the cover lies below the card's link.
 */
export function StoreCard(props: {
  store: contract.StoreCard;
  /** The page of the store if it is a provider of rental. */
  providerPath?: string | undefined;
  heart?: ReactNode | undefined;
  eager?: boolean | undefined;
  /** The level of the name's heading. */
  heading?: 'h2' | 'h3' | undefined;
}) {
  const { store, providerPath, heart, eager, heading: Heading = 'h3' } = props;
  const t = useText();
  const { opens, order } = useOpeningText()(store);
  const closed = !isOn(store.open);
  return (
    <article className={cx('store-card', closed && 'closed')}>
      <Cover
        name={store.name}
        art={store.cover_art}
        photo={store.cover_photo_full_url}
        width={286}
        eager={eager}
      >
        <StoreDeal store={store} />
        {closed && <span className="store-card-closed">{order ?? opens ?? t('stores.closedLong')}</span>}
      </Cover>
      {heart}
      <div className="store-card-head">
        <Heading className="text-title text-clip">
          <Link to={providerPath ?? storeHref(store)} className="card-link" prefetch="intent">
            {store.name}
          </Link>
        </Heading>
        <Rated average={store.avg_rating} count={store.rating_count} />
      </div>
      <p className="store-card-line store-card-facts">
        <span className="text-clip">{store.kind}</span>
        {!providerPath && (
          <>
            <StoreFacts store={store} />
          </>
        )}
      </p>
    </article>
  );
}

/** How long and for how much the store delivers to the visitor, or that it does not. */
function StoreFacts({ store }: { store: contract.StoreCard }) {
  const t = useText();
  const servesLocation = useServesLocation();
  return (
    <>
      <span className="text-separator" />{' '}
      {servesLocation(store) ? (
        <>
          <MinutesRange text={store.delivery_time} />
          <StoreFee store={store} />
        </>
      ) : (
        <span className="text-clip">{t('stores.notHere')}</span>
      )}
    </>
  );
}

/** The fee that checkout charges, looked up when the card comes into view; until then its lower bound. */
function StoreFee({ store: listed }: { store: contract.StoreCard }) {
  const t = useText();
  const line = useRef<HTMLSpanElement>(null);
  const isKnown = listed.free_delivery || listed.delivery_charge_exact;
  const store = useStoreDelivery(listed, useSeen(line) && !isKnown);
  if (!hasFee(store)) return null;
  return (
    <>
      <span className="text-separator" />{' '}
      <span className="store-card-fee" ref={line}>
        <Bike className="icon mirror-rtl" size={16} />
        <span className="sr-only">{t('stores.deliveryFee')} </span>
        <span>
          <DeliveryFee store={store} />
        </span>
      </span>
    </>
  );
}
