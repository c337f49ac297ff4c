import { useText } from '@errand/client/i18n.tsx';
import type { DeliveryStop } from '@errand/contract/console/sides/deliveries';
import { MapPin, Navigation, Phone, Store } from 'lucide-react';
import './stop.css';

/** A place of a delivery with its route and its phone. */
export function Stop(props: { kind: 'pickup' | 'destination'; stop: DeliveryStop; isStore: boolean }) {
  const { kind, stop, isStore } = props;
  const t = useText();
  const Icon = kind === 'pickup' && isStore ? Store : MapPin;
  const to = `${stop.latitude},${stop.longitude}`;
  return (
    <div className="delivery-stop">
      <Icon className="icon" size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className="text-caption">{t(`deliveries.${kind}`)}</p>
        {stop.name && (
          <p>
            <b>
              <bdi>{stop.name}</bdi>
            </b>
          </p>
        )}
        <p>
          <bdi>{stop.address}</bdi>
        </p>
        {stop.details && (
          <p className="text-caption">
            <bdi>{stop.details}</bdi>
          </p>
        )}
        <p className="delivery-stop-links">
          <a
            className="button sm quiet"
            href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`}
            target="_blank"
            rel="noreferrer"
          >
            <Navigation className="icon" size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('deliveries.route')}
          </a>
          {stop.phone && (
            <a className="button sm quiet" href={`tel:${stop.phone}`}>
              <Phone className="icon" size={16} strokeWidth={1.75} aria-hidden="true" />
              {t('deliveries.call')}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
