import { useText } from '@errand/client/i18n.tsx';
import { ApiError } from '@errand/contract/client';
import {
  offerPrescription,
  type Prescription,
  quotePrescription,
} from '@errand/contract/console/orders/prescriptions';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { isolate, isolateAny } from '@errand/ui/isolate.ts';
import { Announced } from '@errand/ui/live/announced.tsx';
import { Note } from '@errand/ui/note.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { useDates, useMoney } from '#platform/format.ts';
import { queries } from '#platform/queries.ts';
import { consoleQuery, useChange } from '#platform/query.ts';
import { useSession } from '#platform/session.ts';
import { choiceText } from '../items/chosen-item.ts';
import { QuantityRow } from '../items/chosen-lines.tsx';
import { ItemPicker } from '../items/item-picker.tsx';
import { BillRows } from '../page/bill-rows.tsx';
import { newRow, type OfferRow, rowsOf, toOfferLines } from './offer-rows.ts';
import './offer-form.css';
import '#blocks/form/form.css';

/** Prices a prescription with items of the store, and offers them to the customer. A new offer replaces the last one. */
export function OfferForm({ prescription }: { prescription: Prescription }) {
  const t = useText();
  const dates = useDates();
  const money = useMoney();
  const { staff } = useSession();
  const [rows, setRows] = useState(() => rowsOf(prescription));
  const [pharmacist, setPharmacist] = useState(prescription.pharmacist ?? staff.name);
  const [note, setNote] = useState(prescription.offer_note ?? '');
  const [isTried, setTried] = useState(false);
  const lines = toOfferLines(rows);
  const isEmpty = rows.length === 0;
  const preview = useQuery({
    ...consoleQuery('orders', quotePrescription, { params: { id: prescription.id }, body: lines }),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const quote = isEmpty || preview.isError ? undefined : preview.data;
  const change = useChange(offerPrescription, {
    done: t('orders.rx.sent', { id: isolate(`#${prescription.id}`) }),
  });
  const { step, answer_by: answerBy } = prescription;

  function set(key: string, part: Partial<OfferRow>): void {
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!quote || preview.isPlaceholderData || pharmacist.trim() === '') return;
    const { version } = prescription;
    const { total_minor } = quote;
    change.mutate(
      {
        params: { id: prescription.id },
        body: { ...lines, total_minor, version, pharmacist: pharmacist.trim(), note: note.trim() || null },
      },
      {
        onError(error) {
          if (error instanceof ApiError && error.code === 'changed_meanwhile')
            void queries.invalidateQueries({ queryKey: ['orders'] });
        },
      },
    );
  }

  return (
    <Panel title={t('orders.rx.offer')} text={t('orders.rx.offerText')}>
      {step === 'offered' && answerBy && (
        <Note text={t('orders.rx.waiting', { time: isolateAny(dates.dateTime(answerBy)) })} />
      )}
      <form className="form" noValidate onSubmit={send}>
        <ul className="chosen-lines">
          {rows.map((row) => (
            <OfferLine
              key={row.key}
              row={row}
              onChange={(part) => set(row.key, part)}
              onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
        </ul>
        <ItemPicker
          storeId={prescription.store.id}
          onPick={(item, chosen) =>
            setRows([...rows, newRow(`new ${Date.now()}`, item, chosen, choiceText({ item, chosen }, money))])
          }
        />
        {isEmpty && isTried && <Note live="alert" tone="warn" text={t('orders.rx.empty')} />}
        {preview.isError && !isEmpty && (
          <Note live="alert" tone="warn" text={errorMessage(preview.error, t)} />
        )}
        {quote && (
          <Announced as="section" aria-label={t('orders.rx.total')}>
            <BillRows bill={quote.bill} totalMinor={quote.total_minor} couponCode={null} />
          </Announced>
        )}
        <TextField
          label={t('orders.rx.pharmacist')}
          help={t('orders.rx.pharmacistHelp')}
          maxLength={100}
          required
          error={isTried && pharmacist.trim() === '' ? t('orders.rx.pharmacistMissing') : undefined}
          value={pharmacist}
          onChange={({ target }) => setPharmacist(target.value)}
        />
        <TextArea
          label={t('orders.rx.note')}
          help={t('orders.rx.noteHelp')}
          optional
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="form-buttons">
          <Button type="submit" loading={change.isPending} disabled={preview.isPlaceholderData}>
            {t(step === 'offered' ? 'orders.rx.sendAgain' : 'orders.rx.send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** A line with its quantity, and what it replaces. */
function OfferLine(props: {
  row: OfferRow;
  onChange: (part: Partial<OfferRow>) => void;
  onRemove: () => void;
}) {
  const t = useText();
  const { row, onChange, onRemove } = props;
  return (
    <>
      <QuantityRow
        name={row.name}
        details={row.details}
        quantity={row.quantity}
        onChange={(quantity) => onChange({ quantity })}
        onRemove={onRemove}
      />
      <li className="offer-substitute">
        <TextField
          label={t('orders.rx.substituteFor', { name: row.name })}
          optional
          maxLength={200}
          placeholder={t('orders.rx.substituteHint')}
          value={row.substituteFor}
          onChange={({ target }) => onChange({ substituteFor: target.value })}
        />
      </li>
    </>
  );
}
