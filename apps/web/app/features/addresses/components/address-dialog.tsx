import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import type { Address, CustomerInfo } from '@errand/contract/customer';
import { ADDRESS_TYPES, type AddressType } from '@errand/domain/addresses';
import { cx } from '@errand/ui/cx.ts';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { fromE164, PhoneField, toE164, useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { Note } from '@errand/ui/note.tsx';
import { Briefcase, House, MapPin } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '#platform/api-error.ts';
import { useSession } from '#platform/session/index.ts';
import { type AddressFields, bodyOf, fieldsOf, guestAddressOf } from '../address-fields.ts';
import { filled, useContactRules, useDoorRule } from '../contact-rules.ts';
import type { GuestAddress } from '../guest-address.ts';
import { useSaveAddress } from '../use-addresses.ts';
import { AddressDetailFields } from './address-detail-fields.tsx';
import { AddressMapPicker } from './address-map-picker.tsx';
import './address-dialog.css';
import './address-form.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Null for a guest; the address then stays in the browser. */
  customer: CustomerInfo | null;
  /** The address to edit; null to add one. */
  address: Address | GuestAddress | null;
  /** Called after a saved address was added or changed. */
  onSaved?: (id: number) => void;
  /** Called with a guest's address. */
  onGuest?: (address: GuestAddress) => void;
};

/** A dialog that adds or edits an address: its point on the map and its details. Closes when done. */
export function AddressDialog(props: Props) {
  const t = useText();
  const { open, onClose, customer, address, onSaved, onGuest } = props;
  const title = t(address === null ? 'addresses.add' : 'addresses.edit');
  return (
    <Dialog open={open} onClose={onClose} title={title} className="address-dialog">
      <AddressForm
        customer={customer}
        known={address}
        onCancel={onClose}
        onSaved={(id) => {
          onSaved?.(id);
          onClose();
        }}
        onGuest={(given) => {
          onGuest?.(given);
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Saves a customer's address on the server; hands a guest's address to `onGuest` without a request. */
export function AddressForm(props: {
  customer: CustomerInfo | null;
  known: Address | GuestAddress | null;
  onSaved: (id: number) => void;
  onGuest: (address: GuestAddress) => void;
  onCancel: () => void;
}) {
  const t = useText();
  const { customer, known, onSaved, onGuest, onCancel } = props;
  const { location, point: chosen } = useSession();
  const { default_location: town } = useConfig();
  const start = known
    ? { latitude: Number(known.latitude), longitude: Number(known.longitude) }
    : (chosen ?? { latitude: Number(town.lat), longitude: Number(town.lng) });
  const [point, setPoint] = useState(start);
  const [country, setCountry] = useState(useHomeCountry());
  const rules = useContactRules(country);
  const doorRule = useDoorRule();
  const saving = useSaveAddress(onSaved);
  const defaults = fieldsOf(known, customer, location);
  const form = useForm<AddressFields>({
    defaultValues: { ...defaults, phone: fromE164(defaults.phone, country) },
  });
  const { errors } = form.formState;
  const type = form.watch('type');

  function save(values: AddressFields): void {
    const phone = toE164(values.phone, country) ?? values.phone.trim();
    const body = bodyOf(values, point, phone, customer === null);
    if (customer === null) return onGuest(guestAddressOf(body));
    saving.mutate({ id: known && 'id' in known ? known.id : null, body });
  }

  return (
    <form className="address-form" noValidate onSubmit={form.handleSubmit(save)}>
      <AddressMapPicker
        start={start}
        point={point}
        onPoint={setPoint}
        onAddress={(address) =>
          form.setValue('address', address, { shouldValidate: form.formState.isSubmitted })
        }
      />
      <AddressTypePicker value={type} onChange={(next) => form.setValue('type', next)} />
      {type === 'other' && (
        <TextField {...form.register('label')} label={t('addresses.labelName')} optional maxLength={60} />
      )}
      <TextField
        {...form.register('address', { validate: filled(t('addresses.addressRequired')) })}
        label={t('addresses.address')}
        autoComplete="street-address"
        dir="auto"
        maxLength={500}
        error={errors.address?.message}
      />
      <div className="layout-grid layout-grid-2 address-form-grid">
        <TextField
          {...form.register('name', { validate: rules.name })}
          label={t('addresses.contactName')}
          autoComplete="name"
          maxLength={200}
          error={errors.name?.message}
        />
        <PhoneField
          {...form.register('phone', { validate: rules.phone })}
          label={t('addresses.phone')}
          country={country}
          onCountry={setCountry}
          error={errors.phone?.message}
        />
      </div>
      {customer === null && (
        <TextField
          {...form.register('email')}
          label={t('addresses.email')}
          optional
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={255}
        />
      )}
      <AddressDetailFields
        field={(part) => ({
          ...form.register(part, { validate: doorRule(part) }),
          error: errors[part]?.message,
        })}
      />
      <TextField
        {...form.register('note')}
        label={t('addresses.note')}
        optional
        maxLength={500}
        placeholder={t('addresses.noteHint')}
      />
      {saving.error && <Note live="alert" tone="warn" text={errorMessage(saving.error, t)} />}
      <div className="address-form-buttons" data-bottom-bar>
        <Button variant="quiet" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t('addresses.save')}
        </Button>
      </div>
    </form>
  );
}

type AddressLabel = AddressType;

const ICONS = { home: House, office: Briefcase, other: MapPin };

/** Choice of the address type, with a label for `other`. */
function AddressTypePicker(props: { value: AddressLabel; onChange: (label: AddressLabel) => void }) {
  const { value, onChange } = props;
  const t = useText();
  return (
    <div className="address-type-picker" role="group" aria-labelledby="label-as">
      <span className="text-label" id="label-as">
        {t('addresses.labelAs')}
      </span>
      <div className="chip-list">
        {ADDRESS_TYPES.map((label) => {
          const Icon = ICONS[label];
          return (
            <button
              key={label}
              type="button"
              className={cx('chip', value === label && 'on')}
              aria-pressed={value === label}
              onClick={() => onChange(label)}
            >
              <Icon className="icon" size={18} />
              {t(`addresses.${label}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
