import { useText } from '@errand/client/i18n.tsx';
import type { ChosenItem, SaleItem } from '@errand/contract/console/orders/sale-items';
import { Button } from '@errand/ui/forms/button.tsx';
import { OptionRow } from '@errand/ui/forms/choice.tsx';
import { useId, useState } from 'react';
import { positiveAmount } from '#blocks/formatted/formatted.tsx';
import { isComplete, plainChoice, toggleAddOn, toggleLabel } from './chosen-item.ts';

type Props = { item: SaleItem; onChosen: (chosen: ChosenItem) => void; onCancel: () => void };

/** The options of an item: its groups or its variations, and its add-ons. */
export function ItemChoice({ item, onChosen, onCancel }: Props) {
  const t = useText();
  const name = useId();
  const [chosen, setChosen] = useState(() => plainChoice(item));
  return (
    <div className="item-choice">
      {item.variations.length > 0 && (
        <fieldset>
          <legend className="text-caption">{t('orders.variation')}</legend>
          {item.variations.map(({ type, price_minor, stock }) => (
            <OptionRow
              key={type}
              type="radio"
              name={`${name} variation`}
              checked={chosen.variation === type}
              disabled={stock === 0}
              onToggle={() => setChosen({ ...chosen, variation: type })}
              label={type}
              end={positiveAmount(price_minor)}
            />
          ))}
        </fieldset>
      )}
      {item.groups.map((group) => (
        <fieldset key={group.name}>
          <legend className="text-caption">
            {group.name}
            {group.required && ` · ${t('orders.required')}`}
          </legend>
          {group.values.map(({ label, price_minor }) => (
            <OptionRow
              key={label}
              type={group.type === 'single' ? 'radio' : 'checkbox'}
              name={`${name} ${group.name}`}
              checked={chosen.groups.some((one) => one.name === group.name && one.labels.includes(label))}
              onToggle={() => setChosen(toggleLabel(chosen, group, label))}
              label={label}
              end={positiveAmount(price_minor)}
            />
          ))}
        </fieldset>
      ))}
      {item.add_ons.length > 0 && (
        <fieldset>
          <legend className="text-caption">{t('orders.addOns')}</legend>
          {item.add_ons.map(({ id, name: label, price_minor }) => (
            <OptionRow
              key={id}
              type="checkbox"
              name={`${name} add-on`}
              checked={chosen.add_ons.some((addOn) => addOn.id === id)}
              onToggle={() => setChosen(toggleAddOn(chosen, id))}
              label={label}
              end={positiveAmount(price_minor)}
            />
          ))}
        </fieldset>
      )}
      <div className="form-buttons">
        <Button size="sm" disabled={!isComplete(item, chosen)} onClick={() => onChosen(chosen)}>
          {t('orders.addItem')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </div>
  );
}
