import { useText } from '@errand/client/i18n.tsx';
import type { DeliveryStop } from '@errand/contract/console/deliveries';
import { cx } from '@errand/ui/cx.ts';
import { Check, MapPin, Navigation, Phone, Store } from 'lucide-react';
import './stops.css';

/** `done` is a visited stop, `now` the one that the courier heads to, `next` a later one. */
export type StopState = 'done' | 'now' | 'next';
export type ShownStop = {
  kind: 'pickup' | 'destination' | 'backTo';
  stop: DeliveryStop;
  isStore?: boolean;
  state: StopState;
};

/** The stops of an order, joined by a line. An offer has no buttons, because it expires within seconds. */
export function Stops({ stops, hasLinks }: { stops: readonly ShownStop[]; hasLinks: boolean }) {
  return (
    <ol className="delivery-stops">
      {stops.map((one) => (
        <Stop key={one.kind} {...one} hasLinks={hasLinks && one.state !== 'done'} />
      ))}
    </ol>
  );
}

function Stop({ kind, stop, isStore = false, state, hasLinks }: ShownStop & { hasLinks: boolean }) {
  const t = useText();
  const Icon = state === 'done' ? Check : isStore ? Store : MapPin;
  return (
    <li className="delivery-stop" data-state={state}>
      <span className="delivery-stop-mark">
        <Icon className={cx('icon', state === 'done' && 'icon-bold')} size={18} />
      </span>
      <div className="delivery-stop-text">
        <p className="text-caption">{t(`deliveries.${kind}`)}</p>
        {stop.name && (
          <p className="delivery-stop-name">
            <bdi>{stop.name}</bdi>
          </p>
        )}
        {state !== 'done' && (
          <p>
            <bdi>{stop.address}</bdi>
          </p>
        )}
        {stop.details && state !== 'done' && (
          <p className="text-caption">
            <bdi>{stop.details}</bdi>
          </p>
        )}
        {hasLinks && <Links stop={stop} isNow={state === 'now'} />}
      </div>
    </li>
  );
}

function Links({ stop, isNow }: { stop: DeliveryStop; isNow: boolean }) {
  const t = useText();
  const to = `${stop.latitude},${stop.longitude}`;
  const look = isNow ? 'button quiet' : 'button ghost';
  return (
    <p className="delivery-stop-links">
      <a
        className={look}
        href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`}
        target="_blank"
        rel="noreferrer"
      >
        <Navigation className="icon" size={17} />
        {t('deliveries.route')}
      </a>
      {stop.phone && (
        <a className={look} href={`tel:${stop.phone}`}>
          <Phone className="icon" size={17} />
          {t('deliveries.call')}
        </a>
      )}
    </p>
  );
}
