import { useText } from '@errand/client/i18n.tsx';
import {
  type CustomerDetails,
  getCustomer,
  listCustomers,
} from '@errand/contract/console/customers/customers';
import { mergeCustomer, previewMerge } from '@errand/contract/console/customers/merge';
import { Button } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Picker, type PickerSource } from '#blocks/picker/index.ts';
import { api } from '#platform/api.ts';
import { errorMessage } from '#platform/api-error.ts';
import { consoleQuery } from '#platform/query.ts';
import { MergePreview } from './merge-preview.tsx';

type Props = { customer: CustomerDetails; onDone: () => void; onCancel: () => void };

/** Chooses the other account, previews the merge, and merges for a reason. */
export function MergeAccounts({ customer, onDone, onCancel }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const [otherId, setOtherId] = useState<number | null>(null);
  const [staysHere, setStaysHere] = useState(false);
  const [fromId, intoId] = staysHere ? [otherId, customer.id] : [customer.id, otherId];
  const { data, error } = useQuery({
    ...consoleQuery('customers', previewMerge, {
      params: { id: fromId ?? 0 },
      query: { into_id: intoId ?? 0 },
    }),
    enabled: otherId !== null,
  });
  return (
    <div className="form">
      <p className="text-muted">{t('customers.mergeText')}</p>
      <Picker
        id="merge-with"
        label={t('customers.mergeWith')}
        help={t('customers.mergeWithHelp')}
        value={otherId}
        onChange={(value) => setOtherId(typeof value === 'number' ? value : null)}
        error={undefined}
        source={customerSource(customer.id)}
      />
      {otherId !== null && error && <Note tone="bad" text={errorMessage(error, t)} />}
      {otherId !== null && !error && !data && <Skeleton height="180px" />}
      {otherId !== null && data && (
        <>
          <MergePreview {...data} />
          <div className="form-buttons">
            <Button size="sm" variant="quiet" onClick={() => setStaysHere(!staysHere)}>
              {t('customers.mergeSwap')}
            </Button>
          </div>
          <Form
            key={`${data.from.id} ${data.from.version} ${data.into.version}`}
            endpoint={mergeCustomer}
            params={{ id: data.from.id }}
            hidden={{
              into_id: data.into.id,
              version: data.from.version,
              into_version: data.into.version,
            }}
            values={{ keep_phone: data.can_keep_phone, keep_email: data.can_keep_email }}
            fields={{
              ...(data.can_keep_phone && {
                keep_phone: {
                  label: t('customers.mergeKeepPhone', { contact: isolate(data.from.phone ?? '') }),
                },
              }),
              ...(data.can_keep_email && {
                keep_email: {
                  label: t('customers.mergeKeepMail', { contact: isolate(data.from.email ?? '') }),
                },
              }),
              reason: { label: t('customers.reason'), help: t('customers.reasonHelp') },
            }}
            submit={t('customers.mergeNow')}
            danger
            onDone={({ id }) => {
              onDone();
              void navigate(`/customers/${id}`, { replace: true });
            }}
            onCancel={onCancel}
          />
        </>
      )}
    </div>
  );
}

type Named = { id: number; name: string; phone: string | null; email: string | null };

const toOption = ({ id, name, phone, email }: Named) => ({
  id,
  name: `${name} #${id}`.trim(),
  detail: [phone, email].filter(Boolean).join(' · '),
});

/** Finds accounts by name, mail address or number, except one. */
function customerSource(exceptId: number): PickerSource {
  return {
    key: ['customers', 'picker', exceptId],
    async load(query, signal) {
      if ('ids' in query) {
        const rows = query.ids.map((id) => api.call(getCustomer, { params: { id } }, { signal }));
        return (await Promise.all(rows)).map(toOption);
      }
      const { rows } = await api.call(
        listCustomers,
        { query: { search: query.search, state: 'active', limit: 10 } },
        { signal },
      );
      return rows.filter(({ id }) => id !== exceptId).map(toOption);
    },
  };
}
