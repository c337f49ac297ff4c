import { ApiError } from '@errand/contract';
import type { CustomerInfo } from '@errand/contract/customer';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '#platform/i18n/index.ts';
import { useOverlay } from '#platform/overlay.ts';
import { useSession } from '#platform/session/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { fromE164, PhoneField, toE164, useHomeCountry } from '#ui/phone-field.tsx';
import { useAddAddress } from '../use-addresses.ts';
import { type Label, LabelAs } from './label-as.tsx';

type Fields = {
  label: string;
  address: string;
  name: string;
  phone: string;
  road: string;
  house: string;
  floor: string;
  note: string;
};

const SHORT = ['road', 'house', 'floor'] as const;

/** The address at the chosen place; its words may be changed, its point is the place's. */
export function AddressForm(props: {
  customer: CustomerInfo;
  onAdded: (id: number) => void;
  onCancel: () => void;
}) {
  const t = useText();
  const { customer, onAdded, onCancel } = props;
  const { location, point } = useSession();
  const place = useOverlay('place');
  const [label, setLabel] = useState<Label>('home');
  const [country, setCountry] = useState(useHomeCountry());
  const adding = useAddAddress(onAdded);
  const form = useForm<Fields>({
    defaultValues: {
      label: '',
      address: location ?? '',
      name: `${customer.f_name} ${customer.l_name}`.trim(),
      phone: fromE164(customer.phone ?? '', country),
      road: '',
      house: '',
      floor: '',
      note: '',
    },
  });
  const { errors } = form.formState;
  const required = (text: string) => ({ validate: (value: string) => value.trim() !== '' || text });

  function save(values: Fields): void {
    if (!point) return;
    adding.mutate({
      address: values.address,
      address_type: label,
      address_label: label === 'other' ? values.label.trim() || null : null,
      contact_person_name: values.name,
      contact_person_number: toE164(values.phone, country) ?? values.phone.trim(),
      additional_information: values.note.trim() || null,
      latitude: point.latitude,
      longitude: point.longitude,
      road: values.road.trim() || null,
      house: values.house.trim() || null,
      floor: values.floor.trim() || null,
    });
  }

  if (!point) {
    return (
      <div className="note warn cplace">
        <MapPin className="ic" size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('checkout.noPlace')}</span>
        <Button size="sm" variant="ink" onClick={() => place.show()}>
          {t('checkout.choosePlace')}
        </Button>
      </div>
    );
  }
  return (
    <form className="cform" noValidate onSubmit={form.handleSubmit(save)}>
      <LabelAs value={label} onChange={setLabel} />
      {label === 'other' && (
        <TextField {...form.register('label')} label={t('checkout.labelName')} optional maxLength={60} />
      )}
      <TextField
        {...form.register('address', required(t('checkout.addressRequired')))}
        label={t('checkout.address')}
        help={t('checkout.addressHelp')}
        autoComplete="street-address"
        maxLength={500}
        error={errors.address?.message}
      />
      <div className="grid g2 adrg">
        <TextField
          {...form.register('name', required(t('checkout.nameRequired')))}
          label={t('checkout.contactName')}
          autoComplete="name"
          maxLength={200}
          error={errors.name?.message}
        />
        <PhoneField
          {...form.register('phone', required(t('checkout.phoneRequired')))}
          label={t('checkout.phone')}
          country={country}
          onCountry={setCountry}
          error={errors.phone?.message}
        />
      </div>
      <div className="grid cf">
        {SHORT.map((field) => (
          <TextField
            key={field}
            {...form.register(field)}
            label={t(`checkout.${field}`)}
            optional
            maxLength={120}
          />
        ))}
      </div>
      <TextField
        {...form.register('note')}
        label={t('checkout.courierNote')}
        optional
        maxLength={500}
        placeholder={t('checkout.courierNoteHint')}
      />
      {adding.error && (
        <p className="note warn" role="alert">
          {adding.error instanceof ApiError ? adding.error.message : t('cart.offline')}
        </p>
      )}
      <div className="adr-buttons">
        <Button variant="quiet" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" loading={adding.isPending}>
          {t('checkout.saveAddress')}
        </Button>
      </div>
    </form>
  );
}
