import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Address, CustomerInfo } from '@errand/contract/customer';
import type { Point } from '@errand/domain/location';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { fromE164, PhoneField, toE164, useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { useEffect, useState } from 'react';
import {
  AddressDetailFields,
  AddressMapPicker,
  filled,
  useContactRules,
  useDoorRule,
} from '#features/addresses/index.ts';
import { PlaceSearch } from '#features/location/index.ts';
import { useSession } from '#platform/session/index.ts';
import type { ParcelEnd } from '../../draft.ts';
import { SavedChips } from './saved-chips.tsx';
import './end-dialog.css';

/** The place of an end (search, map, saved addresses) and its person. */
export function EndForm(props: {
  which: 'sender' | 'receiver';
  end: ParcelEnd | null;
  customer: CustomerInfo | null;
  /** Whether Escape has something else to close, or closing would lose what was entered. */
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
  onSave: (end: ParcelEnd) => void;
}) {
  const t = useText();
  const { which, end, customer, onBusy, onCancel, onSave } = props;
  const { point: chosen } = useSession();
  const { default_location: town } = useConfig();
  const [spot, setSpot] = useState<{ at: Point; times: number }>(() => ({
    at: pointOf(end) ?? chosen ?? { latitude: Number(town.lat), longitude: Number(town.lng) },
    times: 0,
  }));
  const [point, setPoint] = useState(spot.at);
  const [addressType, setAddressType] = useState(end?.addressType ?? null);
  const [country, setCountry] = useState(useHomeCountry());
  const rules = useContactRules(country);
  const doorRule = useDoorRule();
  const values = valuesOf(end);
  const form = useForm<EndValues>({ defaultValues: { ...values, phone: fromE164(values.phone, country) } });
  const { errors, isDirty, isSubmitted } = form.formState;
  const [searching, setSearching] = useState(false);
  useEffect(() => onBusy(isDirty || searching), [onBusy, isDirty, searching]);

  function set(changed: Partial<EndValues>): void {
    for (const [name, value] of Object.entries(changed))
      form.setValue(name as keyof EndValues, value, { shouldDirty: true, shouldValidate: isSubmitted });
  }

  /** Moves pin and map to a known place. */
  function goTo(place: Point, address: string): void {
    setPoint(place);
    setSpot(({ times }) => ({ at: place, times: times + 1 }));
    set({ address });
  }

  function save(entered: EndValues): void {
    const { address, road, house, floor, name, phone, email } = entered;
    onSave({
      ...point,
      addressType,
      address: address.trim(),
      road: road.trim() || null,
      house: house.trim() || null,
      floor: floor.trim() || null,
      name: name.trim(),
      phone: toE164(phone, country) ?? phone.trim(),
      email: email.trim(),
    });
  }

  return (
    <div className="end-form">
      {customer && (
        <SavedChips
          point={point}
          onChoose={(saved) => {
            const { phone = '', ...known } = endOfAddress(saved, form.getValues());
            goTo({ latitude: known.latitude, longitude: known.longitude }, known.address);
            setAddressType(saved.address_type);
            const { road, house, floor, name } = valuesOf(known);
            set({ road, house, floor, name, phone: fromE164(phone, country) });
          }}
        />
      )}
      <PlaceSearch
        label={t('parcel-booking.search')}
        placeholder={t('parcel-booking.search')}
        onOpenChange={setSearching}
        onFound={({ point: found, address }) => {
          setAddressType(null);
          goTo(found, address);
        }}
      />
      <AddressMapPicker
        start={spot.at}
        startKey={spot.times}
        point={point}
        onPoint={setPoint}
        help={t(`parcel-booking.mapHelp.${which}`)}
        onAddress={(address) => {
          setAddressType(null);
          set({ address });
        }}
      />
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <TextField
          {...form.register('address', { validate: filled(t('addresses.addressRequired')) })}
          label={t('addresses.address')}
          autoComplete={which === 'sender' ? 'street-address' : 'off'}
          dir="auto"
          maxLength={500}
          error={errors.address?.message}
        />
        <AddressDetailFields
          field={(part) => ({
            ...form.register(part, { validate: doorRule(part) }),
            error: errors[part]?.message,
          })}
        />
        <div className="end-form-pair">
          <TextField
            {...form.register('name', { validate: rules.name })}
            label={t('parcel-booking.name')}
            autoComplete={which === 'sender' ? 'name' : 'off'}
            dir="auto"
            maxLength={200}
            error={errors.name?.message}
          />
          <PhoneField
            {...form.register('phone', { validate: rules.phone })}
            label={t('addresses.phone')}
            autoComplete={which === 'sender' ? 'tel-national' : 'off'}
            country={country}
            onCountry={setCountry}
            error={errors.phone?.message}
          />
        </div>
        <TextField
          {...form.register('email', { validate: rules.optionalEmail })}
          label={t('addresses.email')}
          optional
          type="email"
          inputMode="email"
          autoComplete={which === 'sender' ? 'email' : 'off'}
          dir="ltr"
          maxLength={255}
          help={t(`parcel-booking.emailHelp.${which}`)}
          error={errors.email?.message}
        />
        <div className="end-form-buttons" data-bottom-bar>
          <Button variant="quiet" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit">{t('parcel-booking.save')}</Button>
        </div>
      </form>
    </div>
  );
}

function pointOf(end: ParcelEnd | null): Point | null {
  return end && { latitude: end.latitude, longitude: end.longitude };
}

/** The fields of an end's form besides its point. The phone is in the national format of the field's country. */
type EndValues = ReturnType<typeof valuesOf>;

export function valuesOf(end: ParcelEnd | null) {
  const { address = '', road, house, floor, name = '', phone = '', email = '' } = end ?? {};
  return { address, road: road ?? '', house: house ?? '', floor: floor ?? '', name, phone, email };
}

/** A saved address as an end: its place and door. Its person is applied only if none was entered. */
export function endOfAddress(saved: Address, person: Pick<EndValues, 'name' | 'phone'>): ParcelEnd {
  const isEntered = person.name.trim() !== '' || person.phone.trim() !== '';
  return {
    latitude: Number(saved.latitude),
    longitude: Number(saved.longitude),
    address: saved.address,
    addressType: saved.address_type,
    road: saved.road,
    house: saved.house,
    floor: saved.floor,
    name: isEntered ? person.name : saved.contact_person_name,
    phone: isEntered ? person.phone : saved.contact_person_number,
  };
}
