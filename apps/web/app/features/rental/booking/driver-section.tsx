import { useText } from '@errand/client/i18n.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { fromE164, PhoneField, toE164, useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { useState } from 'react';
import { Section } from '#features/checkout/index.ts';
import type { BookingDraft } from './booking-draft.ts';
import { idOf } from './problem-spots.ts';
import './driver-section.css';

/**
 * The driver: the contact of the booking unless another is entered. The license is optional unless the provider
 * requires it.
 */
export function DriverSection(props: {
  draft: BookingDraft;
  change: (patch: Partial<BookingDraft>) => void;
  /** The contact of the booking. */
  contact: { name: string; phone: string } | null;
  needsLicense: boolean;
  problems: { phone: string | undefined; license: string | undefined };
}) {
  const { draft, change, contact, needsLicense, problems } = props;
  const t = useText();
  const [country, setCountry] = useState(useHomeCountry());
  /** As typed here; formatting it meanwhile would move the caret. */
  const [typedPhone, setTypedPhone] = useState<string | null>(null);
  return (
    <Section title={t('rental-booking.driver')}>
      <p className="text-muted">{t('rental-booking.driverText')}</p>
      <div className="driver-section">
        <TextField
          label={t('checkout.name')}
          value={draft.driverName ?? contact?.name ?? ''}
          dir="auto"
          autoComplete="name"
          maxLength={200}
          onChange={(event) => change({ driverName: event.target.value })}
        />
        <PhoneField
          id={idOf('driver-phone')}
          label={t('checkout.phone')}
          country={country}
          onCountry={setCountry}
          value={typedPhone ?? fromE164(draft.driverPhone ?? contact?.phone ?? '', country)}
          error={problems.phone}
          onChange={(event) => {
            const typed = event.target.value;
            setTypedPhone(typed);
            change({ driverPhone: toE164(typed, country) ?? typed });
          }}
        />
        <TextField
          id={idOf('license')}
          label={t('rental-booking.license')}
          optional={!needsLicense}
          value={draft.license}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          help={t('rental-booking.licenseHelp')}
          error={problems.license}
          onChange={(event) => change({ license: event.target.value })}
        />
      </div>
    </Section>
  );
}
