import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import type { FlashSaleDetail } from '@errand/contract/console/promotions/flash-sales';
import { IconButton } from '@errand/ui/forms/button.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { Picker, type PickerOption, useNamed } from '#blocks/picker/index.ts';
import { useDates } from '#platform/format.ts';
import { targetSource } from './target-source.ts';
import './sale-items-control.css';

const PIECES = 10;
type SaleItem = { item_id: number; stock: number };

/** The items of a flash sale with the number of pieces at its price. */
export function SaleItemsControl(props: ControlProps & { values: Values; known: FlashSaleDetail['items'] }) {
  const { label, value, onChange, error, values, known } = props;
  const t = useText();
  const fieldId = useId();
  const items = (value ?? []) as SaleItem[];
  const source = targetSource('items', values.module_id);
  const ids = items.map(({ item_id }) => item_id);
  const [named] = useNamed(source, ids);
  const nameOf = (id: number) => named.find((one) => one.id === id)?.name ?? `#${id}`;
  const soldOf = (id: number) => known.find(({ item_id }) => item_id === id)?.sold ?? 0;

  return (
    <fieldset className="sale-items">
      <legend className="text-label">{label}</legend>
      {items.length > 0 && (
        <ul>
          {items.map(({ item_id: id, stock }) => (
            <li key={id}>
              <div>
                <bdi>{nameOf(id)}</bdi>
                <StrongerOffer of={named.find((one) => one.id === id)} />
              </div>
              <TextField
                label={t('promotions.piecesOf', { name: nameOf(id) })}
                help={soldOf(id) > 0 ? t('promotions.soldPieces', { count: soldOf(id) }) : undefined}
                dir="ltr"
                inputMode="numeric"
                defaultValue={stock}
                onChange={({ target }) => {
                  const pieces = Math.trunc(typedAmount(target.value) ?? 0);
                  onChange(items.map((item) => (item.item_id === id ? { ...item, stock: pieces } : item)));
                }}
              />
              <IconButton
                label={t('promotions.removeItem', { name: nameOf(id) })}
                small
                onClick={() => onChange(items.filter((item) => item.item_id !== id))}
              >
                <Trash2 size={17} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Picker
        id={fieldId}
        label={t('promotions.addItem')}
        error={error}
        source={source}
        many
        listed={false}
        value={ids}
        onChange={(chosen) =>
          onChange(
            (chosen as number[]).map(
              (id) => items.find((item) => item.item_id === id) ?? { item_id: id, stock: PIECES },
            ),
          )
        }
      />
    </fieldset>
  );
}

/** Says that the offer of the item's store takes precedence, so that the price of the sale does not apply meanwhile. */
function StrongerOffer({ of: item }: { of: PickerOption | undefined }) {
  const t = useText();
  const dates = useDates();
  if (!item?.store_offer) return null;
  const { percent, starts_at, ends_at } = item.store_offer;
  const store = isolate(item.detail ?? '');
  const [from, to] = [dates.dateTime(starts_at), dates.dateTime(ends_at)];
  return <p className="sale-items-stronger">{t('promotions.strongerOffer', { store, percent, from, to })}</p>;
}
