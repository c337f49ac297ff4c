import { useText } from '@errand/client/i18n.tsx';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { fromE164, PhoneField, toE164, useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { useForm } from '@errand/ui/forms/use-form.ts';
import { isolate } from '@errand/ui/isolate.ts';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { AddressDetailFields, useContactRules } from '#features/addresses/index.ts';
import { Section } from '../components/section.tsx';
import { type Contact, NO_CONTACT } from './guest-contact.ts';
import { NewAccount } from './new-account.tsx';
import './contact-section.css';

/** The contact person of an order without an account. */
export function ContactSection(props: {
  contact: Contact | null;
  onChange: (contact: Contact) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The password of the account that is created with the order; null for none. */
  password: string | null;
  onPassword: (password: string | null) => void;
  /** Asks for the address too. */
  withAddress?: boolean;
}) {
  const t = useText();
  const { contact, onChange, open, onOpen, password, onPassword, withAddress = true } = props;
  return (
    <Section title={t('checkout.contact')}>
      <div className="choice-card contact-section-card">
        <span className="choice-card-icon">
          <UserRound className="icon" size={22} />
        </span>
        <span className="choice-card-text">
          <b className="text-label">{contact ? contact.name : t('checkout.noContact')}</b>
          <span className="text-caption">
            {contact ? `${isolate(contact.phone)} · ${isolate(contact.email)}` : t('checkout.noContactHint')}
          </span>
        </span>
        <button
          type="button"
          className="button soft sm"
          aria-label={t(contact ? 'checkout.changeContact' : 'checkout.addContact')}
          onClick={() => onOpen(true)}
        >
          {t(contact ? 'checkout.change' : 'checkout.add')}
        </button>
      </div>
      <NewAccount password={password} onChange={onPassword} />
      <ContactDialog
        open={open}
        contact={contact}
        withAddress={withAddress}
        onClose={() => onOpen(false)}
        onSave={(next) => {
          onChange(next);
          onOpen(false);
        }}
      />
    </Section>
  );
}

type Props = {
  open: boolean;
  contact: Contact | null;
  onClose: () => void;
  onSave: (contact: Contact) => void;
  /** Asks for the address too. */
  withAddress?: boolean;
};

function ContactDialog(props: Props) {
  const t = useText();
  const { open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t('checkout.contact')} className="contact-dialog">
      <ContactForm {...props} />
    </Dialog>
  );
}

/** A guest's contact details; the address is optional. */
export function ContactForm(props: Pick<Props, 'contact' | 'onSave' | 'withAddress'>) {
  const { contact, onSave, withAddress = true } = props;
  const t = useText();
  const [country, setCountry] = useState(useHomeCountry());
  const rules = useContactRules(country);
  const form = useForm<Contact>({
    defaultValues: contact ? { ...contact, phone: fromE164(contact.phone, country) } : NO_CONTACT,
  });
  const { errors } = form.formState;

  function save(values: Contact): void {
    onSave({
      name: values.name.trim(),
      phone: toE164(values.phone, country) ?? values.phone.trim(),
      email: values.email.trim(),
      address: values.address.trim(),
      road: values.road.trim(),
      house: values.house.trim(),
      floor: values.floor.trim(),
    });
  }

  return (
    <form className="contact-dialog-form" noValidate onSubmit={form.handleSubmit(save)}>
      <TextField
        {...form.register('name', { validate: rules.name })}
        label={t('checkout.name')}
        required
        autoComplete="name"
        error={errors.name?.message}
      />
      <PhoneField
        {...form.register('phone', { validate: rules.phone })}
        label={t('checkout.phone')}
        required
        country={country}
        onCountry={setCountry}
        error={errors.phone?.message}
      />
      <TextField
        {...form.register('email', { validate: rules.email })}
        label={t('checkout.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        error={errors.email?.message}
      />
      {withAddress && (
        <>
          <TextField
            {...form.register('address')}
            label={t('addresses.address')}
            optional
            autoComplete="street-address"
            dir="auto"
            maxLength={500}
          />
          <AddressDetailFields field={form.register} optional />
        </>
      )}
      <Button type="submit" size="lg" full>
        {t('checkout.saveContact')}
      </Button>
    </form>
  );
}
