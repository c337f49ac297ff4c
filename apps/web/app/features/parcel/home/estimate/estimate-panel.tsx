import { useText } from '@errand/client/i18n.tsx';
import { kilometersText } from '@errand/client/kilometers.ts';
import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { useMoney } from '@errand/client/money.ts';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { House, Package } from 'lucide-react';
import { errorMessage } from '#platform/api-error.ts';
import { parcelBookingHref } from '../parcel-booking-href.ts';
import type { missingPart } from './estimate-query.ts';
import type { Entered } from './use-entered.ts';
import type { Estimated } from './use-estimate.ts';
import './estimate-panel.css';

/** Loaded with the map library once there is a route to show. */
const map = lazyPart(() => import('../../route/route-map.tsx').then((part) => part.RouteMap));

type Missing = ReturnType<typeof missingPart>;

/** The route with distance, time and price, and the button that opens the booking. */
export function EstimatePanel(props: {
  estimated: Estimated;
  entered: Entered;
  /** What an exact price still needs. */
  missing: Missing;
  /** The category's picture. */
  picture: string | null;
  onBook: () => void;
}) {
  const { estimated, entered, missing, picture, onBook } = props;
  const t = useText();
  const { estimate } = estimated;
  const { sender, receiver } = entered;
  const route =
    estimate && sender && receiver
      ? { from: sender, to: receiver, polyline: estimate.polyline, picture }
      : null;
  return (
    <section className="estimate-panel" aria-label={t('parcel-home.estimate')}>
      <div className="estimate-panel-map">
        {route ? <LazyPart of={map} props={route} fallback={<RouteArt />} /> : <RouteArt />}
      </div>
      <Announced as="div" className="estimate-panel-text" aria-busy={estimated.pending || undefined}>
        <Outcome estimated={estimated} missing={missing} />
      </Announced>
      <ButtonLink size="lg" full to={parcelBookingHref()} prefetch="intent" onClick={onBook}>
        {t('parcel-home.book')}
      </ButtonLink>
    </section>
  );
}

function Outcome({ estimated, missing }: { estimated: Estimated; missing: Missing }) {
  const t = useText();
  const { estimate, pending, rejection, failure, retry } = estimated;
  if (failure) {
    return (
      <Note tone="warn" text={errorMessage(failure, t)}>
        <Button variant="quiet" size="sm" loading={pending} onClick={retry}>
          {t('ui.retry')}
        </Button>
      </Note>
    );
  }
  if (estimate) return <Figures estimated={estimated} missing={missing} />;
  if (pending) return <WaitingFigures />;
  return (
    <>
      <p className="text-title">{t(rejection ? 'parcel-home.rejectedTitle' : 'parcel-home.idleTitle')}</p>
      <p className="text-muted">{t(rejection ? 'parcel-home.rejectedText' : 'parcel-home.idleText')}</p>
    </>
  );
}

function Figures({ estimated, missing }: { estimated: Estimated; missing: Missing }) {
  const t = useText();
  const money = useMoney();
  const { estimate, price, pending } = estimated;
  if (!estimate) return null;
  return (
    <>
      <dl className="estimate-panel-figures">
        <div>
          <dt>{t('parcel-home.distance')}</dt>
          <dd>{t('ui.kilometers', { distance: isolate(kilometersText(estimate.distance)) })}</dd>
        </div>
        <div>
          <dt>{t('parcel-home.onTheWay')}</dt>
          <dd>{t('parcel-home.minutes', { minutes: estimate.duration })}</dd>
        </div>
        <div className="estimate-panel-total">
          <dt>{t(missing ? 'parcel-home.priceFrom' : 'parcel-home.price')}</dt>
          <dd>
            {pending || price === null ? (
              <Skeleton width="72px" height="1em" />
            ) : (
              <bdi dir="ltr">{money.exact(price)}</bdi>
            )}
          </dd>
        </div>
      </dl>
      <p className="text-caption">
        {t(missing ? `parcel-home.missing.${missing}` : 'parcel-home.priceNote')}
      </p>
    </>
  );
}

function WaitingFigures() {
  const t = useText();
  const box = <Skeleton width="64px" height="1em" />;
  return (
    <>
      <dl className="estimate-panel-figures">
        {(['distance', 'onTheWay', 'price'] as const).map((key) => (
          <div key={key} className={key === 'price' ? 'estimate-panel-total' : undefined}>
            <dt>{t(`parcel-home.${key}`)}</dt>
            <dd>{box}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption">{t('parcel-home.priceNote')}</p>
    </>
  );
}

/** A drawn piece of town with a route, in place of the map until there is a route to show. */
function RouteArt() {
  return (
    <svg className="route-art" viewBox="0 0 396 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="route-art-sea" d="M396 132C352 150 340 190 300 214S236 262 228 300H396Z" />
      <path className="route-art-park" d="M44 48 96 38 108 84 56 94Z" />
      <g className="route-art-streets">
        <path d="M-10 26 410-40M-10 74 410 4M-10 124 410 52M-10 176 396 112M-10 228 330 176M-10 282 262 238" />
        <path d="M-6-10 42 310M54-10 98 310M118-10 158 310M182-10 222 270M246-10 276 226M312-10 334 168M370-10 384 124" />
      </g>
      <path className="route-art-street" d="M-10 204C80 188 120 196 190 172S330 84 410 60" />
      <path className="route-art-casing" d="M120 236C124 204 176 200 206 172S232 128 262 100 292 74 298 62" />
      <path className="route-art-line" d="M120 236C124 204 176 200 206 172S232 128 262 100 292 74 298 62" />
      <g className="route-art-disc">
        <circle cx="298" cy="62" r="24" />
        <Package x={285} y={49} width={26} height={26} />
      </g>
      <g className="route-art-disc ink">
        <circle cx="120" cy="236" r="24" />
        <House x={107} y={223} width={26} height={26} />
      </g>
    </svg>
  );
}
