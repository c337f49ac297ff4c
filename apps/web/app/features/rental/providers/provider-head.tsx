import { useText } from '@errand/client/i18n.tsx';
import { isOn } from '@errand/contract/flag';
import type { Provider } from '@errand/contract/rental';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { Tile } from '@errand/ui/pictures/tile.tsx';
import { MapPin, Phone } from 'lucide-react';
import { useOpeningText } from '#features/stores/index.ts';
import { Heart } from '#features/wishlist/index.ts';
import { Rated } from '#platform/rated.tsx';
import './provider-head.css';

/** The provider's illustration, name and main facts. */
export function ProviderHead({ provider }: { provider: Provider }) {
  const t = useText();
  const { cover_art: art } = provider;
  const { opens } = useOpeningText()(provider);
  return (
    <>
      <div className="cover provider-head-cover mirror-ltr" data-tint={art?.tint ?? 'stone'}>
        <div className="provider-head-vehicles">
          {art?.arcade.slice(0, 5).map((src, index) => (
            <Picture key={src} src={src} width={150} eager={index < 3} />
          ))}
        </div>
      </div>
      <div className="provider-head">
        <span className="provider-head-logo mirror-ltr">
          <Tile
            name={provider.name}
            src={provider.logo_full_url}
            art={art}
            width={94}
            className="round"
            eager
          />
        </span>
        <div className="provider-head-name">
          <h1 className="text-h1">{provider.name}</h1>
          <p className="text-meta">
            <Rated average={provider.avg_rating} count={provider.rating_count} withWord />
            {provider.rating_count > 0 && <span className="text-separator" />} {provider.kind}
          </p>
        </div>
        <Heart kind="provider" id={provider.id} name={provider.name} look="fill" />
      </div>
      <div className="provider-head-facts">
        <dl>
          <div>
            <dt>{t('rental.vehicles')}</dt>
            <dd>
              <bdi dir="ltr">{provider.total_vehicles}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('rental.trips')}</dt>
            <dd>
              <bdi dir="ltr">{provider.total_trip.toLocaleString(DEFAULT_LANGUAGE)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('rental.now')}</dt>
            <dd>{isOn(provider.open) ? t('rental.open') : (opens ?? t('stores.closedNow'))}</dd>
          </div>
          <div className="provider-head-place">
            <dt>{t('rental.pickupAt')}</dt>
            <dd>
              <MapPin className="icon" size={18} />
              <bdi>{provider.address}</bdi>
            </dd>
          </div>
        </dl>
        <a className="button line sm provider-head-call" href={`tel:${provider.phone}`}>
          <Phone className="icon" size={18} />
          {t('rental.call')}
        </a>
      </div>
    </>
  );
}
