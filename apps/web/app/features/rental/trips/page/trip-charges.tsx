import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { disputeTripCharge } from '@errand/contract/rental-trip-changes';
import type { Trip } from '@errand/contract/rental-trips';
import { INSPECTION_LIMITS } from '@errand/domain/rental';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { Picture } from '@errand/ui/pictures/picture.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, guestField } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import { chargeName } from '../charge-name.ts';
import './trip-charges.css';

type Charge = Trip['charges'][number];

/** What the provider charged at the return, with its pictures; the customer can dispute each charge once. */
export function TripCharges({ trip }: { trip: Trip }) {
  const t = useText();
  if (trip.charges.length === 0) return null;
  return (
    <section className="trip-charges" aria-label={t('rental-trip.charges')}>
      <h2 className="text-h3">{t('rental-trip.charges')}</h2>
      <ul>
        {trip.charges.map((charge) => (
          <ChargeItem key={charge.id} tripId={trip.id} charge={charge} />
        ))}
      </ul>
    </section>
  );
}

function ChargeItem({ tripId, charge }: { tripId: number; charge: Charge }) {
  const t = useText();
  const money = useMoney();
  const name = chargeName(charge, t);
  const isLowered = charge.amount !== charge.charged_amount;
  return (
    <li className="trip-charge">
      <p className="layout-row layout-between text-label">
        <span>{name}</span>
        <span className="trip-charge-amount">
          {isLowered && (
            <s>
              <bdi dir="ltr">{money.exact(charge.charged_amount)}</bdi>
            </s>
          )}{' '}
          <bdi dir="ltr">{money.exact(charge.amount)}</bdi>
        </span>
      </p>
      <p className="text-caption">
        <bdi dir="ltr">{charge.license_plate_number}</bdi>
        {charge.text !== '' && (
          <>
            <span className="text-separator" /> <bdi>{charge.text}</bdi>
          </>
        )}
      </p>
      <ChargePictures urls={charge.pictures} of={name} />
      {charge.dispute !== null && (
        <p className="text-caption">
          {t('rental-trip.yourDispute')} <bdi>{charge.dispute}</bdi>
        </p>
      )}
      {charge.disputed_at !== null && charge.settled_at === null && (
        <Note text={t('rental-trip.disputeOpen')} />
      )}
      {charge.answer !== null && (
        <blockquote className="trip-charge-answer">
          <bdi>{charge.answer}</bdi>
        </blockquote>
      )}
      {charge.disputed_at === null && <Dispute tripId={tripId} charge={charge} name={name} />}
    </li>
  );
}

/** Pictures that open in full. */
export function ChargePictures({ urls, of }: { urls: readonly string[]; of: string }) {
  const t = useText();
  if (urls.length === 0) return null;
  return (
    <span className="trip-charge-pictures">
      {urls.map((src, index) => (
        <a
          key={src}
          href={src}
          target="_blank"
          rel="noreferrer"
          aria-label={t('rental-trip.pictureOf', { number: index + 1, of })}
        >
          <Picture src={src} width={96} />
        </a>
      ))}
    </span>
  );
}

function Dispute({ tripId, charge, name }: { tripId: number; charge: Charge; name: string }) {
  const t = useText();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      api.call(disputeTripCharge, {
        query: {},
        body: { ...guestField(), trip_id: tripId, charge_id: charge.id, text: text.trim() },
      }),
    onSuccess: async () => {
      setOpen(false);
      toastDone(t('rental-trip.disputeSent'));
      await client.invalidateQueries({ queryKey: queryKeys.trips.all });
    },
  });
  const isMissing = isTried && text.trim() === '';
  return (
    <>
      <Button
        size="sm"
        variant="line"
        aria-label={t('rental-trip.disputeOf', { charge: isolateAny(name) })}
        onClick={() => setOpen(true)}
      >
        {t('rental-trip.dispute')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('rental-trip.disputeTitle')}>
        <form
          className="trip-charge-dispute"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (text.trim() !== '') send.mutate();
          }}
        >
          {send.error && <Note live="alert" tone="warn" text={send.error.message} />}
          <p className="text-muted">{t('rental-trip.disputeText')}</p>
          <TextArea
            label={t('rental-trip.disputeWhy')}
            required
            rows={4}
            maxLength={INSPECTION_LIMITS.conditionCharacters}
            error={isMissing ? t('rental-trip.disputeMissing') : null}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" full loading={send.isPending}>
            {t('rental-trip.disputeSend')}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
