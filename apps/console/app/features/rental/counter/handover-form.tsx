import { useText } from '@errand/client/i18n.tsx';
import { type CounterTrip, handOverTrip } from '@errand/contract/console/rental/counter';
import { type HandoverWarning, handoverWarnings } from '@errand/domain/rental';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { DateField } from '@errand/ui/forms/date/date-field.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useUnsavedChanges } from '#blocks/form/unsaved-changes.tsx';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { useNow } from '#features/orders/index.ts';
import { errorMessage } from '#platform/api-error.ts';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';
import { isReadingMissing, type TypedByPlate, toInspected, UNTYPED } from './record.ts';
import { useAttempts } from './use-attempts.ts';
import { VehicleRecord } from './vehicle-record.tsx';
import './counter.css';

type Draft = {
  code: string;
  name: string;
  number: string;
  validUntil: string;
  isDepositTaken: boolean;
  confirmed: HandoverWarning[];
};

/** Hands the vehicles over: code, license and deposit first, then the state of each vehicle. */
export function HandoverForm({ trip }: { trip: CounterTrip }) {
  const t = useText();
  const { id, vehicles, driver } = trip;
  const [draft, setDraft] = useState<Draft>({
    code: '',
    name: driver?.name ?? '',
    number: '',
    validUntil: '',
    isDepositTaken: false,
    confirmed: [],
  });
  const [typed, setTyped] = useState<TypedByPlate>({});
  const [isDirty, setDirty] = useState(false);
  const change = useChange(handOverTrip, { done: t('counter.handedOver'), silent: true });
  const warnings = useWarnings(trip, draft);
  const { form, isTried, showProblems } = useAttempts();
  useUnsavedChanges(isDirty && !change.isSuccess);
  const edit = (more: Partial<Draft>) => {
    setDirty(true);
    setDraft({ ...draft, ...more });
  };

  function send(event: FormEvent): void {
    event.preventDefault();
    const { code, name, number, validUntil, isDepositTaken, confirmed } = draft;
    const records = toInspected(vehicles, typed);
    const isUnread = records.some((record, at) => isReadingMissing(vehicles[at], record));
    if (code.trim() === '' || isUnread || isLicenseMissing(trip, draft)) {
      showProblems();
      return;
    }
    const license = number.trim()
      ? { name: name.trim(), number: number.trim(), valid_until: validUntil }
      : null;
    change.mutate(
      {
        params: { id },
        body: {
          code: code.trim(),
          license,
          deposit_taken: isDepositTaken,
          vehicles: records,
          confirmed,
        },
      },
      { onError: showProblems },
    );
  }

  return (
    <form className="counter-form" noValidate ref={form} onSubmit={send}>
      {change.isError && <Note live="alert" tone="bad" text={errorMessage(change.error, t)} />}
      <Panel title={t('counter.who')}>
        <div className="counter-code">
          <TextField
            label={t('counter.code')}
            help={t('counter.codeHelp')}
            required
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            error={isTried && draft.code.trim() === '' ? t('counter.fill') : undefined}
            value={draft.code}
            onChange={({ target }) => edit({ code: target.value })}
          />
        </div>
        <License trip={trip} draft={draft} isTried={isTried} edit={edit} />
        {trip.deposit_minor > 0 && (
          <CheckRow
            name="deposit"
            checked={draft.isDepositTaken}
            onChange={(isDepositTaken) => edit({ isDepositTaken })}
          >
            {t('counter.depositTaken')} <Amount minor={trip.deposit_minor} />
          </CheckRow>
        )}
      </Panel>
      {vehicles.map((vehicle) => (
        <VehicleRecord
          key={vehicle.plate}
          tripId={id}
          stage="handover"
          isTried={isTried}
          vehicle={vehicle}
          typed={typed[vehicle.plate] ?? UNTYPED}
          onChange={(one) => {
            setDirty(true);
            setTyped({ ...typed, [vehicle.plate]: one });
          }}
        />
      ))}
      {warnings.map((warning) => (
        <Warning
          key={warning}
          trip={trip}
          warning={warning}
          isConfirmed={draft.confirmed.includes(warning)}
          onChange={(isConfirmed) =>
            edit({
              confirmed: isConfirmed
                ? [...draft.confirmed, warning]
                : draft.confirmed.filter((one) => one !== warning),
            })
          }
        />
      ))}
      <div className="counter-submit">
        <Button
          type="submit"
          size="lg"
          full
          loading={change.isPending}
          disabled={warnings.some((warning) => !draft.confirmed.includes(warning))}
        >
          {t('counter.handOver')}
        </Button>
      </div>
    </form>
  );
}

/** The warnings of the hand-over as it is typed, at the present time. */
function useWarnings(trip: CounterTrip, { number }: Draft): HandoverWarning[] {
  const nowMs = useNow();
  return handoverWarnings({
    nowMs,
    pickupMs: Date.parse(trip.pickup_at),
    bookedLicense: trip.driver?.license ?? null,
    license: number.trim() ? { number } : null,
  });
}

/** Whether a license is required or begun, and not complete. */
function isLicenseMissing({ license_required }: CounterTrip, { number, name, validUntil }: Draft): boolean {
  const isComplete = number.trim() !== '' && name.trim() !== '' && validUntil !== '';
  return (license_required || number.trim() !== '') && !isComplete;
}

function License(props: {
  trip: CounterTrip;
  draft: Draft;
  isTried: boolean;
  edit: (more: Partial<Draft>) => void;
}) {
  const { trip, draft, isTried, edit } = props;
  const t = useText();
  const isOptional = !trip.license_required;
  const booked = trip.driver?.license;
  const isMissing = isTried && isLicenseMissing(trip, draft);
  const problem = (value: string) => (isMissing && value.trim() === '' ? t('counter.fill') : undefined);
  return (
    <fieldset className="counter-fields">
      <legend className="text-label">{t('counter.license')}</legend>
      <TextField
        label={t('counter.licenseNumber')}
        help={booked ? t('counter.licenseBooked', { number: isolate(booked) }) : undefined}
        optional={isOptional}
        required={!isOptional}
        autoComplete="off"
        dir="ltr"
        error={problem(draft.number)}
        value={draft.number}
        onChange={({ target }) => edit({ number: target.value })}
      />
      <TextField
        label={t('counter.licenseName')}
        optional={isOptional}
        required={!isOptional}
        autoComplete="off"
        error={problem(draft.name)}
        value={draft.name}
        onChange={({ target }) => edit({ name: target.value })}
      />
      <DateField
        label={t('counter.licenseValid')}
        optional={isOptional}
        required={!isOptional}
        error={problem(draft.validUntil)}
        value={draft.validUntil}
        onChange={(validUntil) => edit({ validUntil })}
      />
    </fieldset>
  );
}

function Warning(props: {
  trip: CounterTrip;
  warning: HandoverWarning;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
}) {
  const { trip, warning, isConfirmed, onChange } = props;
  const t = useText();
  const dates = useDates();
  const text =
    warning === 'early'
      ? t('counter.early', { time: isolateAny(dates.dateTime(trip.pickup_at)) })
      : t('counter.otherLicense', { number: isolate(trip.driver?.license ?? '') });
  return (
    <Note as="div" className="counter-warning" tone="warn" icon={TriangleAlert} live="status">
      <CheckRow checked={isConfirmed} onChange={onChange}>
        {text}
      </CheckRow>
    </Note>
  );
}
