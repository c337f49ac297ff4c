import { useText } from '@errand/client/i18n.tsx';
import type { Trip } from '@errand/contract/rental-trips';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Navigation, Phone } from 'lucide-react';
import { directionsTo } from '#features/orders/index.ts';
import { Link } from '#platform/navigation/link.tsx';
import { providerHref } from '../../rental-links.ts';
import './trip-provider.css';

/** The provider, which hands the vehicles over, with phone and directions. */
export function TripProvider({ trip: { provider } }: { trip: Trip }) {
  const t = useText();
  const { name, phone, address } = provider;
  return (
    <section className="trip-provider" aria-label={t('rental.provider')}>
      <div className="layout-row trip-provider-name">
        <Tile name={name} className="size-56" src={provider.logo_full_url} art={null} width={56} />
        <span>
          <Link className="text-title" to={providerHref(provider.slug)}>
            {name}
          </Link>
          <span className="text-caption">
            <bdi>{address}</bdi>
          </span>
        </span>
      </div>
      <div className="trip-provider-buttons">
        {phone && (
          <a className="button soft" href={`tel:${phone}`}>
            <Phone size={18} />
            {t('rental.call')} <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        <a className="button soft" href={directionsTo(provider)} target="_blank" rel="noreferrer">
          <Navigation size={18} />
          {t('rental-trip.directions')}
        </a>
      </div>
    </section>
  );
}
