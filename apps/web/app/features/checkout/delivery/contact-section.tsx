import { useText } from '@errand/client/i18n.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { UserRound } from 'lucide-react';
import { Section } from '../components/section.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import type { Contact } from './guest-contact.ts';
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
