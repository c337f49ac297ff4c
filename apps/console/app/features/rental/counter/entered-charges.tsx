import { useText } from '@errand/client/i18n.tsx';
import type { CounterTrip } from '@errand/contract/console/rental/counter';
import { ENTERED_CHARGE_KINDS, INSPECTION_LIMITS } from '@errand/domain/rental';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { Plus } from 'lucide-react';
import { PriceField } from '#blocks/form/price-field.tsx';
import { TripPictures } from './trip-pictures.tsx';

type Kind = (typeof ENTERED_CHARGE_KINDS)[number];
/** A charge as it is being entered. */
export type Entered = { key: string; kind: Kind; plate: string; amountMinor: number; text: string };

/** Charges for damage, fuel and other things. Damage needs a picture. */
export function EnteredCharges(props: {
  trip: CounterTrip;
  entered: Entered[];
  isTried: boolean;
  onChange: (entered: Entered[]) => void;
}) {
  const { trip, entered, isTried, onChange } = props;
  const t = useText();
  const [first] = trip.vehicles;
  const add = () =>
    onChange([
      ...entered,
      { key: crypto.randomUUID(), kind: 'damage', plate: first?.plate ?? '', amountMinor: 0, text: '' },
    ]);
  return (
    <>
      {entered.map((charge) => (
        <ChargeFields
          key={charge.key}
          trip={trip}
          charge={charge}
          isTried={isTried}
          onChange={(next) => onChange(entered.map((one) => (one.key === charge.key ? next : one)))}
          onRemove={() => onChange(entered.filter((one) => one.key !== charge.key))}
        />
      ))}
      {entered.length < INSPECTION_LIMITS.charges && (
        <Button variant="quiet" onClick={add}>
          <Plus className="icon" size={18} />
          {t('counter.addCharge')}
        </Button>
      )}
    </>
  );
}

function ChargeFields(props: {
  trip: CounterTrip;
  charge: Entered;
  isTried: boolean;
  onChange: (charge: Entered) => void;
  onRemove: () => void;
}) {
  const { trip, charge, isTried, onChange, onRemove } = props;
  const t = useText();
  const vehicle = trip.vehicles.find(({ plate }) => plate === charge.plate);
  return (
    <fieldset className="counter-charge">
      <legend className="sr-only">{t('counter.charge')}</legend>
      <div className="counter-fields">
        <SelectField
          label={t('counter.chargeFor')}
          value={charge.kind}
          onChange={({ target }) => {
            const kind = ENTERED_CHARGE_KINDS.find((known) => known === target.value);
            if (kind) onChange({ ...charge, kind });
          }}
        >
          {ENTERED_CHARGE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`counter.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        {trip.vehicles.length > 1 && (
          <SelectField
            label={t('counter.vehicle')}
            value={charge.plate}
            onChange={({ target }) => onChange({ ...charge, plate: target.value })}
          >
            {trip.vehicles.map(({ plate, name }) => (
              <option key={plate} value={plate}>
                {name} {plate}
              </option>
            ))}
          </SelectField>
        )}
        <PriceField
          label={t('counter.amount')}
          minor={charge.amountMinor}
          error={isTried && charge.amountMinor === 0 ? t('counter.fill') : undefined}
          onChange={(amountMinor) => onChange({ ...charge, amountMinor })}
        />
      </div>
      <TextField
        label={t('counter.what')}
        help={t('counter.whatHelp')}
        required
        error={isTried && charge.text.trim() === '' ? t('counter.fill') : undefined}
        maxLength={INSPECTION_LIMITS.chargeCharacters}
        value={charge.text}
        onChange={({ target }) => onChange({ ...charge, text: target.value })}
      />
      {charge.kind === 'damage' && vehicle && (
        <TripPictures
          tripId={trip.id}
          vehicle={vehicle}
          stage="damage"
          label={t('counter.damagePictures')}
          help={t('counter.damagePicturesHelp')}
        />
      )}
      <Button variant="ghost" size="sm" onClick={onRemove}>
        {t('counter.removeCharge')}
      </Button>
    </fieldset>
  );
}
