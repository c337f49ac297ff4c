import { useText } from '@errand/client/i18n.tsx';
import { answerOffer, type DeliveryOffer } from '@errand/contract/console/deliveries';
import { DECLINE_REASONS } from '@errand/domain/delivery';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { queries } from '#platform/queries.ts';
import { useChange } from '#platform/query.ts';
import { CarriedFacts } from '../carried-facts.tsx';
import { Stops } from '../stops.tsx';
import './offer-card.css';

/** A delivery offer with the time that remains to respond. */
export function OfferCard({ offer }: { offer: DeliveryOffer }) {
  const t = useText();
  const change = useChange(answerOffer);
  const [isDeclining, setDeclining] = useState(false);
  const left = useSecondsLeft(offer.expires_at);
  const [first] = useState(left);
  const params = { id: offer.id };
  const handlers = {
    onError: () => void queries.invalidateQueries({ queryKey: ['deliveries'] }),
  };
  if (left === 0) return null;
  return (
    <article className="offer-card" aria-label={t('deliveries.offer', { id: offer.order_id })}>
      <header className="offer-card-head">
        <h2 className="text-label">{t('deliveries.offer', { id: offer.order_id })}</h2>
        <span className="offer-card-left" role="timer">
          {t('deliveries.secondsLeft', { seconds: left })}
        </span>
      </header>
      <span
        className="offer-card-time"
        style={{ '--left': left / Math.max(first, 1) } as CSSProperties}
        aria-hidden="true"
      />
      {offer.earning_minor !== null && (
        <p className="offer-card-earning">
          <Amount minor={offer.earning_minor} />{' '}
          <span className="text-caption">{t('deliveries.youEarn')}</span>
        </p>
      )}
      <CarriedFacts carried={offer} />
      <Stops
        hasLinks={false}
        stops={[
          { kind: 'pickup', stop: offer.pickup, isStore: offer.type === 'delivery', state: 'next' },
          ...(offer.destination
            ? [{ kind: 'destination', stop: offer.destination, state: 'next' } as const]
            : []),
        ]}
      />
      <div className="offer-card-answers">
        <Button variant="quiet" size="lg" disabled={change.isPending} onClick={() => setDeclining(true)}>
          {t('deliveries.decline')}
        </Button>
        <Button
          size="lg"
          loading={change.isPending}
          onClick={() => change.mutate({ params, body: { accept: true } }, handlers)}
        >
          {t('deliveries.accept')}
        </Button>
      </div>
      <Dialog open={isDeclining} onClose={() => setDeclining(false)} title={t('deliveries.declineTitle')}>
        <div className="offer-card-reasons">
          {DECLINE_REASONS.map((reason) => (
            <Button
              key={reason}
              variant="quiet"
              size="lg"
              full
              disabled={change.isPending}
              onClick={() => change.mutate({ params, body: { accept: false, reason } }, handlers)}
            >
              {t(`deliveries.reason.${reason}`)}
            </Button>
          ))}
        </div>
      </Dialog>
    </article>
  );
}

/** Whole seconds until an instant, counted down to 0. */
function useSecondsLeft(iso: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 1000));
}
