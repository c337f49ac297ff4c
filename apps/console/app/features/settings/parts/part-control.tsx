import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import { useText } from '@errand/client/i18n.tsx';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { Button } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { useState } from 'react';
import { LanguageFields } from '#blocks/form/language-fields.tsx';
import { AddressPart } from './address-part.tsx';
import {
  emptyPart,
  isOpenList,
  type PartKind,
  type PartSchema,
  partKind,
  withoutNull,
} from './part-schema.ts';
import { usePartTexts } from './use-part-texts.ts';

type PartProps = {
  name: string;
  schema: PartSchema;
  value: unknown;
  onChange: (value: unknown) => void;
  /** The path of the part in its setting, and the invalid paths. */
  path: string;
  wrong: readonly string[];
};

/** One part of a setting with the control of its kind. */
export function PartControl(props: PartProps) {
  const { name, value, onChange, path, wrong } = props;
  const t = useText();
  const texts = usePartTexts();
  const schema = withoutNull(props.schema);
  const kind = partKind(name, schema);
  const error = wrong.includes(path) ? t(WRONG[kind] ?? 'settings.partWrong') : undefined;
  if (kind === 'group') return <PartGroup {...props} schema={schema} />;
  if (kind === 'list') return <PartList {...props} schema={schema} />;
  if (kind === 'translated')
    return (
      <fieldset className="form-languages">
        <legend className="text-label">{texts.name(name)}</legend>
        <LanguageFields
          texts={value ?? {}}
          onChange={onChange}
          fieldOf={(language) => (language === DEFAULT_LANGUAGE ? { error } : { optional: true })}
        />
      </fieldset>
    );
  // Groups and lists have no name of their own.
  const label = texts.name(name);
  if (kind === 'fixed') return <p className="text-label">{texts.choice(String(value))}</p>;
  if (kind === 'switch' || kind === 'flag' || kind === 'textFlag') {
    const [off, on] = { switch: [false, true], flag: [0, 1], textFlag: ['0', '1'] }[kind];
    return (
      <CheckRow checked={value === on} onChange={(isOn) => onChange(isOn ? on : off)}>
        {label}
      </CheckRow>
    );
  }
  if (kind === 'choice')
    return (
      <SelectField
        label={label}
        error={error}
        value={String(value)}
        onChange={({ target }) => onChange(schema.enum?.find((one) => String(one) === target.value))}
      >
        <Options values={schema.enum ?? []} label={(one) => texts.choice(String(one))} />
      </SelectField>
    );
  // Links of a menu lead to pages or elsewhere.
  const Control = name === 'address' ? AddressPart : TextField;
  return (
    <Control
      label={label}
      error={error}
      dir="auto"
      inputMode={kind === 'text' ? undefined : 'decimal'}
      defaultValue={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(kind === 'number' ? typedAmount(target.value) : target.value.trim())}
    />
  );
}

/** What is wrong with a part that is no number. */
const WRONG = { translated: 'settings.textMissing', text: 'settings.addressWrong' } as Partial<
  Record<PartKind, 'settings.textMissing' | 'settings.addressWrong'>
>;

/** The row number, which the list assigns. */
const GIVEN = 'id';

/** The parts of an object below each other. */
function PartGroup({ schema, value, onChange, path, wrong }: PartProps) {
  const parts = (value ?? {}) as Record<string, unknown>;
  const names = Object.keys(schema.properties ?? {}).filter((name) => name !== GIVEN);
  return (
    <div className="setting-parts">
      {names.map((name) => (
        <PartControl
          key={name}
          name={name}
          schema={schema.properties?.[name] ?? {}}
          value={parts[name]}
          onChange={(part) => onChange({ ...parts, [name]: part })}
          path={path === '' ? name : `${path}.${name}`}
          wrong={wrong}
        />
      ))}
    </div>
  );
}

type Row = Record<string, unknown>;

/** Rows of a setting, each with its parts. */
function PartList({ name, schema, value, onChange, path, wrong }: PartProps) {
  const t = useText();
  const texts = usePartTexts();
  const rows = (value ?? []) as Row[];
  // Controls keep typed text in their own state, so a row keeps its key when an earlier one is removed.
  const [keys, setKeys] = useState(() => rows.map(() => crypto.randomUUID()));
  const isOpen = isOpenList(schema);

  function add(): void {
    const row = emptyPart(name, schema.items ?? {}) as Row;
    const id = Math.max(0, ...rows.map((other) => Number(other.id) || 0)) + 1;
    onChange([...rows, 'id' in row ? { ...row, id } : row]);
    setKeys([...keys, crypto.randomUUID()]);
  }

  function remove(index: number): void {
    onChange(rows.filter((_, at) => at !== index));
    setKeys(keys.filter((_, at) => at !== index));
  }

  function moveUp(index: number): void {
    onChange(swapped(rows, index));
    setKeys(swapped(keys, index));
  }

  const list = (
    <ul className="setting-rows">
      {rows.map((row, index) => (
        <li key={keys[index]}>
          <PartControl
            name={name}
            schema={schema.items ?? {}}
            value={row}
            onChange={(next) => onChange(rows.map((other, at) => (at === index ? next : other)))}
            path={path === '' ? String(index) : `${path}.${index}`}
            wrong={wrong}
          />
          {isOpen && (
            <div className="form-buttons">
              {index > 0 && (
                <Button size="sm" variant="ghost" onClick={() => moveUp(index)}>
                  {t('settings.moveUp')}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={() => remove(index)}>
                {t('settings.removeRow')}
              </Button>
            </div>
          )}
        </li>
      ))}
      {isOpen && (
        <li>
          <Button size="sm" variant="quiet" onClick={add}>
            {t('settings.addRow')}
          </Button>
        </li>
      )}
    </ul>
  );
  // The list of the setting itself has its name already.
  if (path === '') return list;
  return (
    <fieldset className="setting-nested">
      <legend className="text-label">{texts.name(name)}</legend>
      {list}
    </fieldset>
  );
}

/** The rows with one of them before its predecessor. */
function swapped<Item>(rows: readonly Item[], index: number): Item[] {
  return rows.map((row, at) => rows[at === index - 1 ? index : at === index ? index - 1 : at] ?? row);
}
