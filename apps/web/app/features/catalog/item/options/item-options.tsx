import { useText } from '@errand/client/i18n.tsx';
import { useMoney } from '@errand/client/money.ts';
import { isOn } from '@errand/contract/flag';
import { groupBounds } from '@errand/domain/catalog';
import { cx } from '@errand/ui/cx.ts';
import { OptionRow } from '@errand/ui/forms/choice.tsx';
import { Stepper } from '@errand/ui/forms/stepper.tsx';
import { Note } from '@errand/ui/note.tsx';
import { Check, CircleAlert } from 'lucide-react';
import { ChoiceButtons } from './choice-buttons.tsx';
import { ProblemLine } from './problem-line.tsx';
import type { ItemOrder } from './use-item-order.ts';
import './item-options.css';
import './food-groups.css';

/** All choices of an item, then the notes to read before ordering. */
export function ItemOptions({ order }: { order: ItemOrder }) {
  return (
    <>
      <FoodGroups order={order} />
      <ChoiceButtons order={order} />
      <AddOns order={order} />
      <PrescriptionNote order={order} />
    </>
  );
}

function PrescriptionNote({ order }: { order: ItemOrder }) {
  const t = useText();
  if (!isOn(order.item.is_prescription_required)) return null;
  return <Note tone="info" icon={CircleAlert} text={t('catalog.prescription')} />;
}

/** The maximum quantity of one add-on in a cart request. */
const MAX = 100;

/** Add-ons of an item: a checkbox sets one, its stepper changes the number, and zero unchecks it. */
function AddOns({ order }: { order: ItemOrder }) {
  const t = useText();
  const money = useMoney();
  const { item } = order;
  if (item.add_ons.length === 0) return null;
  return (
    <fieldset className="food-group">
      <legend className="sr-only">{t('catalog.addOns')}</legend>
      <div className="food-group-head">
        <p className="text-title" aria-hidden="true">
          {t('catalog.addOns')}
        </p>
        <span className="text-caption">{t('catalog.optional')}</span>
      </div>
      {item.add_ons.map((addOn) => {
        const quantity = order.addOns.find(({ id }) => id === addOn.id)?.quantity ?? 0;
        return (
          <div className="choice-option" key={addOn.id}>
            <label className="add-ons-pick">
              <input
                type="checkbox"
                className="sr-only"
                checked={quantity > 0}
                onChange={() => order.toggleAddOn(addOn.id)}
              />
              <span className={cx('choice-box', quantity > 0 && 'on')} aria-hidden="true">
                <Check className="icon-bold" size={15} />
              </span>
              <span>{addOn.name}</span>
              <span className="choice-option-end">
                {addOn.price > 0 ? <bdi dir="ltr">{money.exact(addOn.price)}</bdi> : t('catalog.included')}
              </span>
            </label>
            {quantity > 0 && (
              <Stepper
                small
                value={quantity}
                onChange={(next) => order.stepAddOn(addOn.id, next - quantity)}
                onRemove={() => order.stepAddOn(addOn.id, -quantity)}
                limitReason={quantity >= MAX ? t('catalog.outOfLimits') : null}
                labels={{
                  group: t('catalog.quantityOf', { name: addOn.name }),
                  less: t('catalog.less'),
                  more: t('catalog.more'),
                  remove: t('catalog.remove'),
                }}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** The option groups of a dish, single or multiple choice. A validation message is shown below the group's name. */
function FoodGroups({ order }: { order: ItemOrder }) {
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
