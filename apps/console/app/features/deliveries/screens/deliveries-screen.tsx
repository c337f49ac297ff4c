import { useText } from '@errand/client/i18n.tsx';
import { getDeliveries, setOnline } from '@errand/contract/console/deliveries';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Announced, useAnnouncement } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { BellOff } from 'lucide-react';
import { useEffect } from 'react';
import { Page } from '#blocks/page/page.tsx';
import { OwnPushSwitch } from '#blocks/push/own-push-switch.tsx';
import { playRing, useSoundLocked, useUnlockedSound } from '#blocks/ring/ring-sound.ts';
import { useMoney } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useWakeLock } from '#platform/use-wake-lock.ts';
import { OfferCard } from '../offers/offer-card.tsx';
import { DeliveryCard } from '../steps/delivery-card.tsx';
import { type LocationState, useOwnLocation } from '../use-own-location.ts';
import './deliveries-screen.css';

/** A courier's offers and deliveries, and today's earnings. */
export default function DeliveriesScreen() {
  const t = useText();
  const money = useMoney();
  const { courier, offers, deliveries, today } = useRead('deliveries', getDeliveries, {});
  const isOnline = courier?.online === true && courier.active;
  const location = useOwnLocation(isOnline);
  useWakeLock(isOnline);
  const isSilent = useOfferRing(offers.length);
  useAnnouncement(offers.map(({ order_id: id }) => t('deliveries.offer', { id })).join(' '));
  if (!courier?.active)
    return (
      <EmptyState
        level={1}
        title={t(courier ? 'deliveries.suspended' : 'deliveries.noCourier')}
        text={t(courier ? 'deliveries.suspendedText' : 'deliveries.noCourierText')}
      />
    );
  return (
    <Page
      title={t('deliveries.title')}
      text={`${courier.name} · ${courier.vehicle}`}
      actions={<OwnPushSwitch />}
      narrow
    >
      <section className="delivery-offers" aria-label={t('deliveries.offers')}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </section>
      {/* Any click turns the sound on; the button says that one is needed. */}
      {isOnline && isSilent && (
        <Button>
          <BellOff className="icon" size={18} />
          {t('deliveries.turnOnSound')}
        </Button>
      )}
      <OnlineSwitch isOnline={isOnline} location={location} />
      {deliveries.length === 0 && offers.length === 0 && (
        <Note text={t(isOnline ? 'deliveries.none' : 'deliveries.offlineText')} />
      )}
      {deliveries.length > 0 && (
        <section className="delivery-list">
          <h2 className="text-h3">{t('deliveries.running', { count: deliveries.length })}</h2>
          {deliveries.map((delivery) => (
            <DeliveryCard key={delivery.order_id} delivery={delivery} />
          ))}
        </section>
      )}
      <section className="delivery-today" aria-label={t('deliveries.today')}>
        <Figure label={t('deliveries.todayDelivered')} value={String(today.delivered)} />
        <Figure label={t('deliveries.todayEarned')} value={money(today.earning_minor)} />
        <Figure label={t('deliveries.todayCash')} value={money(today.cash_minor)} />
        <ButtonLink to="/deliveries/earnings" variant="quiet" full>
          {t('deliveries.earnings')}
        </ButtonLink>
      </section>
    </Page>
  );
}

/** Switches between online and offline, and shows whether the location is shared. */
function OnlineSwitch({ isOnline, location }: { isOnline: boolean; location: LocationState }) {
  const t = useText();
  const change = useChange(setOnline);
  return (
    <section className="online-switch" data-online={isOnline || undefined}>
      <p className="online-switch-state">
        <b>{t(isOnline ? 'deliveries.online' : 'deliveries.offline')}</b>
        <Announced as="span" className="text-caption">
          {isOnline ? t(`deliveries.location.${location}`) : t('deliveries.offlineHint')}
        </Announced>
      </p>
      <Button
        size="lg"
        variant={isOnline ? 'quiet' : 'primary'}
        loading={change.isPending}
        onClick={() => change.mutate({ body: { online: !isOnline } })}
      >
        {t(isOnline ? 'deliveries.goOffline' : 'deliveries.goOnline')}
      </Button>
      {isOnline && <p className="text-caption online-switch-note">{t('deliveries.keepOpen')}</p>}
    </section>
  );
}

const RING_EVERY_MS = 4000;

/** Two short pulses and the pause between them, in milliseconds. */
const PULSES = [200, 120, 200];

/**
 * Rings and vibrates while an offer is pending, for a phone on the dashboard. Browsers allow sound only after a user
 * gesture: going online is one, and after a reload any press is. Returns whether the sound is silent until then.
 */
function useOfferRing(waiting: number): boolean {
  const isLocked = useSoundLocked();
  useUnlockedSound(true);

  useEffect(() => {
    if (waiting === 0) return;
    ring();
    const timer = setInterval(ring, RING_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  return isLocked;
}

function ring(): void {
  playRing(false);
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(PULSES);
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <p className="delivery-figure">
      <span className="text-caption">{label}</span>
      <b>
        <bdi dir="ltr">{value}</bdi>
      </b>
    </p>
  );
}
