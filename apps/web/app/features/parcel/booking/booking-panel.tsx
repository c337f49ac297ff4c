import { useText } from '@errand/client/i18n.tsx';
import { kilometersText } from '@errand/client/kilometers.ts';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import type { Quote } from '@errand/contract/orders-place';
import type { Point } from '@errand/domain/location';
import { isolate } from '@errand/ui/isolate.ts';
import { StaticPicture } from '@errand/ui/pictures/static-picture.tsx';
import type { ComponentProps } from 'react';
import { BookingProblems, Charges } from '#features/checkout/index.ts';
import { idOf } from './problem-fields.ts';
import './booking-panel.css';

type Problem = Quote['problems'][number];

/** Route, charge, coupon and the booking button, beside the page. */
export function BookingPanel(
  props: Omit<ComponentProps<typeof Charges>, 'children' | 'delivery' | 'unpriced'> & {
    from: Point | null;
    to: Point | null;
    picture: string | null;
    couponProblem: string | undefined;
    /** A problem of the whole order. */
    orderProblem: Problem | undefined;
  },
) {
  const t = useText();
  const { from, to, picture, couponProblem, orderProblem, ...charges } = props;
  const { quote, incomplete, coupon } = charges;
  return (
    <aside className="booking-panel" aria-label={t('parcel-booking.summary')}>
      <RoutePanel from={from} to={to} quote={quote} picture={picture} />
      <div className="booking-panel-body">
        <Charges
          {...charges}
          delivery
          unpriced={incomplete ? <p className="text-muted">{t('parcel-booking.unpriced')}</p> : undefined}
        >
          <BookingProblems
            coupon={{ id: idOf('coupon'), problem: couponProblem, onRemove: () => coupon.onCode(null) }}
            problem={orderProblem}
          />
        </Charges>
      </div>
    </aside>
  );
}

const routeMap = lazyPart(() => import('../route/route-map.tsx').then((part) => part.RouteMap));

/** The route on a map with its length and duration. Reserves its height until both places are known. */
function RoutePanel(props: {
  from: Point | null;
  to: Point | null;
  quote: Quote | null;
  picture: string | null;
}) {
  const t = useText();
  const { from, to, quote, picture } = props;
  const duration = quote?.parcel?.duration ?? null;
  const distance = quote?.distance ?? null;
  const facts = [
    distance === null ? null : t('ui.kilometers', { distance: isolate(kilometersText(distance)) }),
    duration === null ? null : t('cart.minutes', { minutes: isolate(String(duration)) }),
  ].filter((fact) => fact !== null);
  return (
    <div className="route-panel">
      {from && to ? (
        <>
          <LazyPart
            of={routeMap}
            props={{ from, to, polyline: quote?.parcel?.polyline ?? null, picture }}
            fallback={<div className="skeleton route-panel-wait" />}
          />
          {facts.length > 0 && <span className="route-panel-facts">{facts.join(' · ')}</span>}
        </>
      ) : (
        <div className="route-panel-empty">
          <StaticPicture name="world-map" width={88} />
          <p className="text-muted text-label">{t('parcel-booking.way.empty')}</p>
        </div>
      )}
    </div>
  );
}
