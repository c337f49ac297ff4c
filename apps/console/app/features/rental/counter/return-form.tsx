import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import { type CounterTrip, returnTrip } from '@errand/contract/console/rental/counter';
import { distanceCharge, lateCharge, settleDeposit } from '@errand/domain/rental';
import { Button } from '@errand/ui/forms/button.tsx';
import { Note } from '@errand/ui/note.tsx';
import { type FormEvent, useState } from 'react';
import { useUnsavedChanges } from '#blocks/form/unsaved-changes.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useNow } from '#features/orders/index.ts';
import { errorMessage } from '#platform/api-error.ts';
import { useChange } from '#platform/query.ts';
import { type Entered, EnteredCharges } from './entered-charges.tsx';
import { isReadingMissing, type TypedByPlate, toInspected, toPrices, UNTYPED } from './record.ts';
import { ReturnSums, type SumRow } from './return-sums.tsx';
import { useAttempts } from './use-attempts.ts';
import { VehicleRecord } from './vehicle-record.tsx';
import './counter.css';

/** Takes the vehicles back: the state of each, what is charged for it, and what becomes of the deposit. */
export function ReturnForm({ trip }: { trip: CounterTrip }) {
  const t = useText();
  const nowMs = useNow();
  const { id, vehicles } = trip;
  const [typed, setTyped] = useState<TypedByPlate>({});
  const [entered, setEntered] = useState<Entered[]>([]);
  const [isDirty, setDirty] = useState(false);
  /** The sum of the server, which counts by its own clock, if it differed at the last try. */
  const [countedMinor, setCountedMinor] = useState<number | null>(null);
  const change = useChange(returnTrip, { done: t('counter.takenBack'), silent: true });
  const { form, isTried, showProblems } = useAttempts();
  useUnsavedChanges(isDirty && !change.isSuccess);
  const extras = extrasOf(trip, typed, nowMs);
  const extrasMinor = countedMinor ?? extras.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const charges = entered.filter(({ amountMinor, text }) => amountMinor > 0 && text.trim());
  const amounts = [extrasMinor, ...charges.map(({ amountMinor }) => amountMinor)];
  const settled = settleDeposit(
    trip.deposit_held_minor,
    amounts.map((amountMinor) => ({ amountMinor, settledMinor: null })),
  );

  function send(event: FormEvent): void {
    event.preventDefault();
    const records = toInspected(vehicles, typed);
    const isUnread = records.some((record, at) => isReadingMissing(vehicles[at], record));
    if (isUnread || charges.length < entered.length) {
      showProblems();
      return;
    }
    change.mutate(
      {
        params: { id },
        body: {
          vehicles: records,
          charges: charges.map(({ kind, plate, amountMinor, text }) => ({
            kind,
            plate,
            amount_minor: amountMinor,
            text: text.trim(),
          })),
          extras_minor: extrasMinor,
        },
      },
      {
        onError(error) {
          if (error instanceof ApiError && error.code === 'extras_changed')
            setCountedMinor(Number(error.details.extras_minor));
          showProblems();
        },
      },
    );
  }

  return (
    <form className="counter-form" noValidate ref={form} onSubmit={send}>
      {change.isError && <Note live="alert" tone="bad" text={errorMessage(change.error, t)} />}
      {vehicles.map((vehicle) => (
        <VehicleRecord
          key={vehicle.plate}
          tripId={id}
          stage="return"
          isTried={isTried}
          vehicle={vehicle}
          typed={typed[vehicle.plate] ?? UNTYPED}
          onChange={(one) => {
            setDirty(true);
            setCountedMinor(null);
            setTyped({ ...typed, [vehicle.plate]: one });
          }}
        />
      ))}
      <Panel title={t('counter.charges')} text={t('counter.chargesText')}>
        <EnteredCharges
          trip={trip}
          entered={entered}
          isTried={isTried}
          onChange={(next) => {
            setDirty(true);
            setEntered(next);
          }}
        />
      </Panel>
      <Panel title={t('counter.sums')}>
        <ReturnSums
          rows={[
            ...(countedMinor === null
              ? extras
              : [{ key: 'extras', name: t('counter.extras'), amountMinor: countedMinor }]),
            ...charges.map(({ key, kind, amountMinor }) => ({
              key,
              name: t(`counter.kind.${kind}`),
              amountMinor,
            })),
          ]}
          tripDueMinor={trip.due_minor}
          settled={settled}
        />
      </Panel>
      <div className="counter-submit">
        <Button type="submit" size="lg" full loading={change.isPending}>
          {t('counter.takeBack')}
        </Button>
      </div>
    </form>
  );

  /** What lateness and kilometers cost by the rules that the server applies. */
  function extrasOf(of: CounterTrip, readings: TypedByPlate, returnedMs: number): SumRow[] {
    const times = { returnMs: Date.parse(of.return_at), returnedMs, timeZone: of.time_zone };
    return toInspected(of.vehicles, readings).flatMap(({ plate, odometer_km: endKm }) => {
      const vehicle = of.vehicles.find((one) => one.plate === plate);
      if (!vehicle?.prices) return [];
      const prices = toPrices(vehicle.prices);
      const startKm = vehicle.handover?.odometer_km ?? null;
      const drivenKm = startKm === null || endKm === null ? null : endKm - startKm;
      const found = [
        lateCharge(prices, times),
        distanceCharge(prices, { type: of.type, bookedKm: of.booked_km, drivenKm }),
      ];
      return found
        .filter((charge) => charge !== null)
        .map(({ kind, unit, units, amountMinor }) => ({
          key: `${kind} ${plate}`,
          name: t(`counter.counted.${unit}`, { units }),
          amountMinor,
        }));
    });
  }
}
