import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { ItemDetail } from '@errand/contract/console/item-fields';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useState } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';
import { useMoney } from '#platform/format.ts';
import { nameIn } from './name-in.ts';
import { PriceField } from './price-field.tsx';
import './item-controls.css';

/** One of the categories of the item's module. */
export function CategoryControl({ categories, ...props }: ControlProps & Pick<ItemDetail, 'categories'>) {
  const { id, label, value, onChange, error } = props;
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {category.name}
        </option>
      ))}
    </SelectField>
  );
}

/** A time of the day; its value is in minutes since midnight. */
export function MinuteControl({ id, label, value, onChange, error, help }: ControlProps & { help: string }) {
  return (
    <TextField
      id={id}
      type="time"
      label={label}
      help={help}
      error={error}
      optional
      value={timeOf(value)}
      onChange={({ target }) => {
        const [hours, minutes] = target.value.split(':').map(Number);
        onChange(target.value === '' ? null : (hours ?? 0) * 60 + (minutes ?? 0));
      }}
    />
  );
}

/** "07:30" of 450; empty for none. */
export function timeOf(minute: unknown): string {
  if (typeof minute !== 'number') return '';
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Words separated by commas, Arabic ones included. */
export function TagsControl({ id, label, value, onChange, error, help }: ControlProps & { help: string }) {
  const [text, setText] = useState(wordsOf(value).join(', '));
  return (
    <TextField
      id={id}
      label={label}
      help={help}
      error={error}
      optional
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const words = target.value.split(/[,،]/).map((word) => word.trim());
        onChange([...new Set(words.filter(Boolean))]);
      }}
    />
  );
}

export function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
}

type Variation = ItemDetail['variations'][number];

/** Prices and stock of an item's combinations. */
export function VariationsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  const variations = (value ?? []) as Variation[];
  const set = (type: string, next: Partial<Variation>) =>
    onChange(variations.map((one) => (one.type === type ? { ...one, ...next } : one)));
  return (
    <fieldset className="item-part">
      <legend className="text-label">{label}</legend>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {variations.map(({ type, price_minor, stock }) => (
        <div key={type} className="item-pair">
          <PriceField
            label={t('catalog.variationPrice', { name: type })}
            minor={price_minor}
            onChange={(minor) => set(type, { price_minor: minor })}
          />
          <TextField
            label={t('catalog.variationStock', { name: type })}
            type="number"
            min={0}
            dir="ltr"
            value={stock}
            onChange={({ target }) => set(type, { stock: Math.max(0, Math.trunc(Number(target.value))) })}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Which add-ons of the store are offered with the item. */
export function AddOnsControl({
  label,
  value,
  onChange,
  addOns,
}: ControlProps & { addOns: ItemDetail['add_ons'] }) {
  const t = useText();
  const money = useMoney();
  const language = useLanguage();
  const chosen = new Set((value ?? []) as number[]);
  return (
    <fieldset className="item-part">
      <legend className="text-label">{label}</legend>
      {addOns.length === 0 && <p className="text-meta">{t('catalog.noAddOns')}</p>}
      {addOns.map(({ id, name, price_minor }) => (
        <CheckRow
          key={id}
          name={`add-on-${id}`}
          checked={chosen.has(id)}
          onChange={(checked) => {
            const next = new Set(chosen);
            if (checked) next.add(id);
            else next.delete(id);
            onChange([...next].toSorted((a, b) => a - b));
          }}
        >
          <bdi>{nameIn(name, language)}</bdi> · <bdi dir="ltr">{money(price_minor)}</bdi>
        </CheckRow>
      ))}
    </fieldset>
  );
}
