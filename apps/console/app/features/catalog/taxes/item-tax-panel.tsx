import { useText } from '@errand/client/i18n.tsx';
import type { ItemDetail } from '@errand/contract/console/item-fields';
import { changeItems } from '@errand/contract/console/items';
import { Button } from '@errand/ui/forms/button.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import { useTaxChoices } from './use-tax-choices.ts';

/** The tax class of an item, which only members of the office set. */
export function ItemTaxPanel({ item }: { item: ItemDetail }) {
  const t = useText();
  const choices = useTaxChoices();
  const now = item.tax.class_id === null ? '' : String(item.tax.class_id);
  const [chosen, setChosen] = useState(now);
  const change = useChange(changeItems, { done: () => t('catalog.saved') });
  if (!choices) return null;
  return (
    <Panel title={t('catalog.tax')} text={t('catalog.taxText')}>
      <form
        className="item-tax"
        onSubmit={(event) => {
          event.preventDefault();
          const taxClassId = chosen === '' ? null : Number(chosen);
          change.mutate({
            body: {
              items: [{ id: item.id, version: item.version }],
              change: { kind: 'tax_class', tax_class_id: taxClassId },
            },
          });
        }}
      >
        <SelectField
          label={t('catalog.tax_class')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('catalog.taxFromCategory')}</option>
          <NamedOptions rows={choices} />
        </SelectField>
        <Button type="submit" variant="quiet" disabled={chosen === now} loading={change.isPending}>
          {t('catalog.saveTax')}
        </Button>
      </form>
    </Panel>
  );
}
