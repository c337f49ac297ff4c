import { useText } from '@errand/client/i18n.tsx';
import { decideRefund, getRefund, type Refund } from '@errand/contract/console/refunds';
import type { SparedParty } from '@errand/domain/books';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Amount, positiveAmount } from '#blocks/formatted/formatted.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { BearersField } from '../bearers-field.tsx';
import './refund-screen.css';

export default function RefundScreen() {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const id = Number(useParams().id);
  const refund = useRead('refunds', getRefund, { params: { id } });
  return (
    <Page
      title={t('refunds.one', { order: refund.order_id })}
      back={{ to: '/refunds', label: t('refunds.title') }}
      state={<StateTag of="refunds.state" state={refund.status} />}
      narrow
    >
      <Panel>
        <Facts
          facts={[
            [t('refunds.amount'), <Amount key="amount" minor={refund.amount_minor} />],
            [t('refunds.reason'), refund.owed ? t('refunds.owed') : refund.reason],
            [t('refunds.note'), refund.note],
            [t('refunds.requestedAt'), dates.dateTime(refund.created_at)],
            [t('refunds.decidedAt'), refund.decided_at && dates.dateTime(refund.decided_at)],
            [t('refunds.toProvider'), positiveAmount(refund.provider_minor)],
            [t('refunds.toWallet'), positiveAmount(refund.wallet_minor)],
            [t('refunds.byHand'), positiveAmount(refund.by_hand_minor)],
            [t('refunds.adminNote'), refund.admin_note],
            [t('refunds.bearers'), refund.spared.map((party) => t(`refunds.spared.${party}`)).join(' · ')],
          ]}
        />
        {refund.pictures.length > 0 && (
          <ul className="refund-pictures">
            {refund.pictures.map((url, index) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={t('refunds.picture', { number: index + 1 })} width={120} height={120} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {refund.status === 'requested' && may('refunds.decide') && <Decision refund={refund} />}
    </Page>
  );
}

/**
 * Approves or rejects a refund, with a note to the customer. An owed refund can only be returned: by hand, or to the
 * wallet if the customer agrees. The server requires a step-up.
 */
function Decision({ refund: { id, owed, has_wallet: hasWallet } }: { refund: Refund }) {
  const t = useText();
  const [note, setNote] = useState('');
  const [destination, setDestination] = useState<'hand' | 'wallet'>('hand');
  const [spared, setSpared] = useState<SparedParty[]>([]);
  const decide = useChange(decideRefund, {
    done: ({ body }) => t(body.approved ? 'refunds.approved' : 'refunds.refused'),
  });
  const chosen = decide.isPending ? decide.variables.body.approved : null;

  function send(approved: boolean): void {
    const body = { approved, note: note.trim() || null, spared, ...(owed && { destination }) };
    decide.mutate({ params: { id }, body });
  }

  return (
    <Panel title={t('refunds.decide')} text={t(owed ? 'refunds.owedText' : 'refunds.decideText')}>
      {owed && hasWallet && (
        <SelectField
          label={t('refunds.destination')}
          value={destination}
          onChange={({ target }) => setDestination(target.value === 'wallet' ? 'wallet' : 'hand')}
        >
          <option value="hand">{t('refunds.destination.hand')}</option>
          <option value="wallet">{t('refunds.destination.wallet')}</option>
        </SelectField>
      )}
      {!owed && <BearersField spared={spared} onChange={setSpared} />}
      <TextArea
        label={t('refunds.noteToCustomer')}
        optional
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="form-buttons">
        <Button loading={chosen === true} disabled={chosen !== null} onClick={() => send(true)}>
          {t(owed ? 'refunds.return' : 'refunds.approve')}
        </Button>
        {!owed && (
          <Button
            variant="danger"
            loading={chosen === false}
            disabled={chosen !== null}
            onClick={() => send(false)}
          >
            {t('refunds.refuse')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
