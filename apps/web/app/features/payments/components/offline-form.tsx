import { formText } from '@errand/client/forms/form-data.ts';
import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isOn } from '@errand/contract/flag';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Copy, Landmark, X } from 'lucide-react';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { copyText } from '#platform/copy-text.ts';
import type { OfflinePaymentDetails } from '../offline-payment-details.ts';
import { useOfflineMethods } from '../use-offline-methods.ts';
import './offline-form.css';

type Props = {
  /** What is to be transferred; null while it is not known. */
  amount: number | null;
  /** The details given before, when they are edited. */
  initial: OfflinePaymentDetails | null;
  onSubmit: (details: OfflinePaymentDetails) => void;
  ref?: Ref<HTMLFormElement>;
  /** The buttons, when the form has its own. */
  children?: ReactNode;
};

/** The form of an offline payment: method, payment instructions and the details to enter. */
export function OfflineForm({ amount, initial, onSubmit, ref, children }: Props) {
  const t = useText();
  const money = useMoney();
  const { data: methods, error, refetch } = useOfflineMethods(true);
  const [picked, setPicked] = useState(initial?.methodId ?? null);
  const [missing, setMissing] = useState<string[]>([]);
  const [receipt, setReceipt] = useState<File | null>(null);
  const [sentReceipt, setSentReceipt] = useState(initial?.sentReceipt ?? null);
  const method = methods?.find(({ id }) => id === picked) ?? methods?.[0];
  if (error) {
    return (
      <Note tone="warn" text={t('payments.failed')}>
        <Button size="sm" variant="ink" onClick={() => void refetch()}>
          {t('ui.retry')}
        </Button>
      </Note>
    );
  }
  if (!methods) return <div className="skeleton offline-form-wait" />;
  if (!method) return <Note tone="warn" text={t('payments.none')} />;
  const { id, method_informations: informations } = method;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      informations.map(({ customer_input: name }) => [name, formText(form, `detail-${name}`)]),
    );
    const empty = informations.filter((one) => isOn(one.is_required) && values[one.customer_input] === '');
    setMissing(empty.map(({ customer_input: name }) => name));
    const [first] = empty;
    if (!first)
      return onSubmit({
        methodId: id,
        informations: values,
        note: formText(form, 'note'),
        receipt,
        sentReceipt,
      });
    event.currentTarget.querySelector<HTMLInputElement>(`[name="detail-${first.customer_input}"]`)?.focus();
  }

  return (
    <form ref={ref} className="offline-form" noValidate onSubmit={submit}>
      {methods.length > 1 && (
        <fieldset className="layout-grid layout-grid-2 offline-form-methods">
          <legend className="sr-only">{t('payments.method')}</legend>
          {methods.map((one) => (
            <RadioCard
              key={one.id}
              name="offline-method"
              value={String(one.id)}
              checked={one.id === id}
              onChange={() => setPicked(one.id)}
              icon={<Landmark className="icon" size={22} />}
              title={one.method_name}
            />
          ))}
        </fieldset>
      )}
      <section className="offline-form-account" aria-label={t('payments.payTo')}>
        <h3 className="text-label">{t('payments.payTo')}</h3>
        <dl>
          {method.method_fields.map((field) => (
            <AccountRow key={field.input_name} name={field.input_label} text={field.input_data} />
          ))}
          {amount !== null && (
            <AccountRow
              name={t('payments.amount')}
              text={money.exact(amount)}
              copied={amount.toFixed(money.style.digits)}
            />
          )}
        </dl>
      </section>
      {informations.map(({ customer_input: name, ...one }) => (
        <TextField
          key={`${id}-${name}`}
          name={`detail-${name}`}
          label={one.customer_label}
          placeholder={one.customer_placeholder}
          optional={!isOn(one.is_required)}
          maxLength={300}
          defaultValue={initial?.methodId === id ? initial.informations[name] : ''}
          error={missing.includes(name) ? t('payments.missing') : null}
        />
      ))}
      <ReceiptField
        sent={sentReceipt}
        file={receipt}
        onChange={setReceipt}
        onRemoveSent={() => setSentReceipt(null)}
      />
      <TextArea
        name="note"
        label={t('payments.note')}
        optional
        maxLength={1000}
        defaultValue={initial?.note}
      />
      {children}
    </form>
  );
}

/** A row of what the customer's bank asks for, with a button that copies it. */
function AccountRow({ name, text, copied = text }: { name: string; text: string; copied?: string }) {
  const t = useText();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{text}</bdi>
        <IconButton
          small
          label={t('payments.copy', { name })}
          onClick={() => void copyText(copied, t('payments.copied', { name }), t('payments.copyFailed'))}
        >
          <Copy className="icon" size={18} />
        </IconButton>
      </dd>
    </div>
  );
}

/** The picture of a receipt: the one sent before with a button to remove it, or a button to choose one. */
function ReceiptField(props: {
  sent: string | null;
  file: File | null;
  onChange: (file: File | null) => void;
  onRemoveSent: () => void;
}) {
  const { sent, file, onChange, onRemoveSent } = props;
  const t = useText();
  if (sent !== null && file === null)
    return (
      <div className="field">
        <span className="field-label">
          {t('payments.receipt')} <em>{t('ui.optional')}</em>
        </span>
        <span className="picture-field-picture">
          <a href={sent} target="_blank" rel="noreferrer">
            <img src={sent} alt={t('payments.receiptSent')} />
          </a>
          <IconButton look="float" small label={t('ui.removePicture')} onClick={onRemoveSent}>
            <X className="icon-bold" size={18} />
          </IconButton>
        </span>
      </div>
    );

  return (
    <PictureField
      label={t('payments.receipt')}
      help={t('payments.receiptHelp')}
      optional
      files={file ? [file] : []}
      onChange={([chosen]) => onChange(chosen ?? null)}
    />
  );
}
