import { useText } from '@errand/client/i18n.tsx';
import { getCourierAccount, setCourierAccount } from '@errand/contract/console/couriers/accounts';
import { Button } from '@errand/ui/forms/button.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { consoleQuery, useChange } from '#platform/query.ts';
import '#blocks/form/form.css';

/** Connects a member with a courier. */
export function CourierAccount({ id }: { id: number }) {
  const t = useText();
  const params = { id };
  const { data } = useQuery(consoleQuery('couriers', getCourierAccount, { params }));
  const change = useChange(setCourierAccount, { done: t('staff.saved') });
  const [chosen, setChosen] = useState<string | null>(null);
  if (!data) return null;
  const { courier, free } = data;
  const value = chosen ?? String(courier?.id ?? '');
  return (
    <Panel title={t('staff.courier')} text={t('staff.courierText')}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ params, body: { courier_id: value === '' ? null : Number(value) } });
        }}
      >
        <SelectField
          label={t('staff.courier')}
          value={value}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('staff.courierNone')}</option>
          <NamedOptions rows={[...(courier ? [courier] : []), ...free]} />
        </SelectField>
        <div className="form-buttons">
          <Button type="submit" loading={change.isPending}>
            {t('staff.courierConnect')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
