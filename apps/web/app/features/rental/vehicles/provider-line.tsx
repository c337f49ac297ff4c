import { useText } from '@errand/client/i18n.tsx';
import type { Vehicle } from '@errand/contract/rental';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { Rating } from '@errand/ui/rating.tsx';
import { ChevronRight } from 'lucide-react';
import { Link } from '#platform/navigation/link.tsx';
import { providerHref } from '../rental-links.ts';
import type { SearchedTrip } from '../search/trip-address.ts';
import './provider-line.css';

/** A link to the page of the provider of a vehicle. */
export function ProviderLine({ vehicle, trip }: { vehicle: Vehicle; trip: SearchedTrip | null }) {
  const t = useText();
  const { provider } = vehicle;
  const average = provider.avg_rating.toFixed(1);
  return (
    <Link className="provider-line" to={providerHref(provider.slug, trip)} prefetch="intent">
      <Tile
        name={provider.name}
        className="size-40 round mirror-ltr"
        src={provider.logo_full_url}
        art={provider.cover_art}
        width={40}
      />
      <span>
        <b className="text-label">{provider.name}</b>
        <span className="text-caption">
          <Rating
            average={provider.avg_rating}
            count={provider.rating_count}
            label={t('stores.rated', { average, count: provider.rating_count })}
          />
        </span>
      </span>
      <ChevronRight className="icon mirror-rtl" size={18} />
    </Link>
  );
}
