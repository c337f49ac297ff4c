import { useText } from '@errand/client/i18n.tsx';
import type { OptionGroup } from '@errand/contract/console/item-fields';
import { ITEM_LIMITS } from '@errand/domain/catalog';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { Trash2 } from 'lucide-react';
import type { ControlProps } from '#blocks/form/index.ts';
import { NameFields } from '#blocks/form/name-fields.tsx';
import '../item-controls.css';

type Option = OptionGroup['values'][number];

const EMPTY_OPTION: Option = { label: { en: '' }, price_major: 0 };
const EMPTY_GROUP: OptionGroup = {
  name: { en: '' },
  type: 'single',
  required: false,
  min: 0,
  max: 0,
  values: [EMPTY_OPTION],
};

/** Groups of options that customers choose from, in both languages. */
export function GroupsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  const groups = (value ?? []) as OptionGroup[];
  return (
    <fieldset className="form-part">
      <legend className="text-label">{label}</legend>
      <p className="text-meta">{t('catalog.groupsText')}</p>
      {error && <GroupError>{error}</GroupError>}
      {groups.map((group, index) => (
        <Group
          key={index}
          number={index + 1}
          group={group}
          onChange={(next) => onChange(replaced(groups, index, next))}
          onRemove={() => onChange(groups.toSpliced(index, 1))}
        />
      ))}
      <Button variant="quiet" size="sm" onClick={() => onChange([...groups, EMPTY_GROUP])}>
        {t('catalog.addGroup')}
      </Button>
    </fieldset>
  );
}

function replaced<T>(all: readonly T[], index: number, next: T): T[] {
  return all.map((one, at) => (at === index ? next : one));
}

function Group(props: {
  number: number;
  group: OptionGroup;
  onChange: (group: OptionGroup) => void;
  onRemove: () => void;
}) {
  const { number, group, onChange, onRemove } = props;
  const t = useText();
  const title = t('catalog.group', { number });
  const count = (name: 'min' | 'max') => (
    <TextField
      label={t(`catalog.${name}`)}
      type="number"
      min={0}
      dir="ltr"
      value={group[name]}
      onChange={({ target }) => onChange({ ...group, [name]: Math.max(0, Math.trunc(Number(target.value))) })}
    />
  );
  return (
    <div className="form-box" role="group" aria-label={title}>
      <div className="form-box-head">
        <b className="text-label">{title}</b>
        <IconButton label={t('catalog.removeGroup', { number })} small onClick={onRemove}>
          <Trash2 size={17} />
        </IconButton>
      </div>
      <div className="item-pair">
        <NameFields of={title} name={group.name} onChange={(name) => onChange({ ...group, name })} />
      </div>
      <div className="item-pair">
        <SelectField
          label={t('catalog.groupType')}
          value={group.type}
          onChange={({ target }) => onChange({ ...group, type: target.value as OptionGroup['type'] })}
        >
          <option value="single">{t('catalog.group.single')}</option>
          <option value="multi">{t('catalog.group.multi')}</option>
        </SelectField>
        <CheckRow
          name={`required-${number}`}
          checked={group.required}
          onChange={(required) => onChange({ ...group, required })}
        >
          {t('catalog.required')}
        </CheckRow>
      </div>
      {group.type === 'multi' && (
        <div className="item-pair">
          {count('min')}
          {count('max')}
        </div>
      )}
      {group.values.map((option, index) => (
        <OptionFields
          key={index}
          number={index + 1}
          option={option}
          onChange={(next) => onChange({ ...group, values: replaced(group.values, index, next) })}
          onRemove={() => onChange({ ...group, values: group.values.toSpliced(index, 1) })}
        />
      ))}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => onChange({ ...group, values: [...group.values, EMPTY_OPTION] })}
      >
        {t('catalog.addOption')}
      </Button>
    </div>
  );
}

function OptionFields(props: {
  number: number;
  option: Option;
  onChange: (option: Option) => void;
  onRemove: () => void;
}) {
  const { number, option, onChange, onRemove } = props;
  const t = useText();
  return (
    <div className="item-option" role="group" aria-label={t('catalog.option', { number })}>
      <NameFields
        of={t('catalog.option', { number })}
        name={option.label}
        onChange={(label) => onChange({ ...option, label })}
      />
      <TextField
        label={t('catalog.extra')}
        type="number"
        min={0}
        max={ITEM_LIMITS.optionMajor}
        step={1}
        dir="ltr"
        value={option.price_major}
        onChange={({ target }) => onChange({ ...option, price_major: Math.max(0, Number(target.value)) })}
      />
      <IconButton label={t('catalog.removeOption', { number })} small onClick={onRemove}>
        <Trash2 size={17} />
      </IconButton>
    </div>
  );
}
