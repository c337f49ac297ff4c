import { useText } from '@errand/client/i18n.tsx';
import { findPhoneCustomer } from '@errand/contract/console/orders/phone-orders';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { errorMessage } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';
import type { ChangeDraft, PhoneDraft } from './phone-draft.ts';

/** Looks up the customer of a phone number, once the member has left the field. */
export function usePhoneCustomer(phone: string) {
  return useQuery({
    ...consoleQuery('customers', findPhoneCustomer, { query: { phone } }),
    enabled: phone !== '',
  });
}

/** The caller. A known number fills in name and mail address. */
export function CustomerPart({ draft, onChange }: { draft: PhoneDraft; onChange: ChangeDraft }) {
  const t = useText();
  const [typed, setTyped] = useState(draft.phone);
  const { data, error } = usePhoneCustomer(draft.phone);
  const known = data?.customer;
  const isOther =
    known &&
    ((draft.name !== '' && draft.name !== known.name) || (draft.mail !== '' && draft.mail !== known.mail));
  return (
    <Panel title={t('orders.customer')}>
      <TextField
        label={t('orders.phone')}
        type="tel"
        dir="ltr"
        value={typed}
        error={error && errorMessage(error, t)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => onChange({ phone: typed.trim() })}
      />
      {known && <Note live="status" tone="info" text={t('orders.knownCustomer', { name: known.name })} />}
      {isOther && <Note tone="info" text={t('orders.otherThanKnown', { name: known.name })} />}
      {known?.blocked && <Note tone="warn" text={t('orders.blockedCustomer')} />}
      {data && !known && (
        <p className="text-caption">{t(data.everywhere ? 'orders.newCustomer' : 'orders.callerOfZones')}</p>
      )}
      <TextField
        label={t('orders.name')}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {known && draft.name === '' && (
        <button
          type="button"
          className="text-link"
          onClick={() => onChange({ name: known.name, mail: known.mail ?? '' })}
        >
          {t('orders.useKnown')}
        </button>
      )}
      <TextField
        label={t('orders.mail')}
        type="email"
        dir="ltr"
        optional
        value={draft.mail}
        onChange={({ target }) => onChange({ mail: target.value })}
      />
    </Panel>
  );
}
