import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { groupBounds } from '@errand/domain/catalog';
import { cx } from '@errand/ui/cx.ts';
import { OptionRow } from '@errand/ui/forms/choice.tsx';
import { Check } from 'lucide-react';
import { ProblemLine } from './problem-line.tsx';
import type { ItemOrder } from './use-item-order.ts';
import './food-groups.css';

/** The option groups of a dish, single or multiple choice. A validation message is shown below the group's name. */
export function FoodGroups({ order }: { order: ItemOrder }) {
  return order.priced.foodVariations.map((group, index) => (
    <FoodGroup key={group.name} order={order} index={index} />
  ));
}

function FoodGroup({ order, index }: { order: ItemOrder; index: number }) {
  const t = useText();
  const money = useMoney();
  const group = order.priced.foodVariations[index];
  if (!group) return null;
  const { min, max } = groupBounds(group);
  const picked = order.selection.groups.find(({ name }) => name === group.name)?.labels ?? [];
  const done = picked.length > 0 && picked.length >= min && picked.length <= max;
  const problem = order.problem?.index === index ? order.problem.text : null;
  const id = `${order.formId}-${index}`;
  return (
    <fieldset
      className={cx('food-group', problem && 'bad')}
      id={id}
      {...(group.type === 'single' && {
        role: 'radiogroup',
        'aria-required': group.required,
        'aria-invalid': problem !== null,
      })}
    >
      <legend className="sr-only">{group.name}</legend>
      <div className="food-group-head">
        <div>
          <p className="text-title" aria-hidden="true">
            {group.name}
          </p>
          {group.type === 'multi' && <p className="text-caption">{t('catalog.groupHint', { min, max })}</p>}
        </div>
        <GroupTag required={group.required} done={done} />
      </div>
      <ProblemLine id={`${id}-problem`} text={problem} />
      {group.values.map((value) => (
        <OptionRow
          key={value.label}
          type={group.type === 'single' ? 'radio' : 'checkbox'}
          name={id}
          checked={picked.includes(value.label)}
          error={problem && `${id}-problem`}
          onToggle={() => order.toggle(index, value.label)}
          label={value.label}
          end={
            value.priceMinor > 0 ? (
              <bdi dir="ltr">+ {money.exactMinor(value.priceMinor)}</bdi>
            ) : (
              t('catalog.included')
            )
          }
        />
      ))}
    </fieldset>
  );
}

function GroupTag({ required, done }: { required: boolean; done: boolean }) {
  const t = useText();
  if (done) {
    return (
      <span className="tag ok">
        <Check className="icon icon-bold" size={15} />
        {t('catalog.done')}
      </span>
    );
  }
  return required ? (
    <span className="tag">{t('catalog.required')}</span>
  ) : (
    <span className="text-caption">{t('catalog.optional')}</span>
  );
}
