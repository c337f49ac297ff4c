import { useLanguage, useText } from '@errand/client/i18n.tsx';
import type { ItemChoices } from '@errand/contract/console/item-fields';
import { OTHER_LANGUAGES, translated } from '@errand/domain/language';
import { formatClock, parseClock } from '@errand/domain/time';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TimeField } from '@errand/ui/forms/date/date-field.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useState } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import './item-controls.css';

/** Selects a category of the item's module. Subcategories follow their category, indented. */
export function CategoryControl({ categories, ...props }: ControlProps & Pick<ItemChoices, 'categories'>) {
  return (
    <ChoiceControl
      {...props}
      options={categories.map(({ id, name, parent_id }) => ({
        id,
        name: parent_id === null ? name : `\u2003${name}`,
      }))}
    />
  );
}

/** Selects a named object. `optional` allows none, and so does `none`, which names that choice. */
export function ChoiceControl(
  props: ControlProps & {
    options: readonly { id: number; name: string }[];
    optional?: boolean;
    none?: string;
  },
) {
  const { id, label, value, onChange, error, options, optional = false, none } = props;
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      optional={optional}
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      {(optional || none !== undefined || typeof value !== 'number') && (
        <option value="">{none ?? '–'}</option>
      )}
      <NamedOptions rows={options} />
    </SelectField>
  );
}

/** A unit by its English name: one of the operator's units, or any other text. */
export function UnitControl({
  id,
  label,
  value,
  onChange,
  error,
  units,
}: ControlProps & Pick<ItemChoices, 'units'>) {
  return (
    <>
      <TextField
        id={id}
        label={label}
        error={error}
        optional
        maxLength={60}
        list={`${id}-units`}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <datalist id={`${id}-units`}>
        {units.map((unit) => (
          <option key={unit.en} value={unit.en}>
            {OTHER_LANGUAGES.flatMap((language) => unit[language] ?? []).join(' / ') || unit.en}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** A time of the day; its value is in minutes since midnight, NaN for a text that is no time. */
export function MinuteControl({ id, label, value, onChange, error, help }: ControlProps & { help: string }) {
  return (
    <TimeField
      id={id}
      label={label}
      help={help}
      error={error}
      optional
      value={timeOf(value)}
      onChange={(time) => onChange(time === '' ? null : (parseClock(time) ?? Number.NaN))}
    />
  );
}

/** "07:30" of 450; empty for none. */
export function timeOf(minute: unknown): string {
  return typeof minute === 'number' && !Number.isNaN(minute) ? formatClock(minute, '24') : '';
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

/** Selects the store's add-ons that are offered with the item. */
export function AddOnsControl({
  label,
  value,
  onChange,
  addOns,
}: ControlProps & { addOns: ItemChoices['add_ons'] }) {
  const t = useText();
  const language = useLanguage();
  const chosen = new Set((value ?? []) as number[]);
  return (
    <fieldset className="form-part">
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
          <bdi>{translated(name, language)}</bdi> · <Amount minor={price_minor} />
        </CheckRow>
      ))}
    </fieldset>
  );
}
