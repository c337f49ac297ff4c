import { useText } from '@errand/client/i18n.tsx';
import type { Attribute, Combinations } from '@errand/contract/console/item-fields';
import { Button, IconButton } from '@errand/ui/forms/button.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { Options } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ControlProps, Values } from '#blocks/form/index.ts';
import { NameFields } from '#blocks/form/name-fields.tsx';
import { withAttributes } from './combine.ts';
import { OptionsFields } from './options-fields.tsx';
import { VariationFields } from './variation-fields.tsx';
import '../item-controls.css';

const EMPTY: Attribute = { title: { en: '' }, options: [{ en: '' }] };

/** The attributes of an item, and price and stock of each combination. `known` are the operator's attributes. */
export function CombinationsControl(props: ControlProps & { values: Values; known: readonly Attribute[] }) {
  const { label, value, onChange, error, values, known } = props;
  const t = useText();
  const combinations = value as Combinations;
  const { attributes } = combinations;
  const priceMinor = typeof values.price_minor === 'number' ? values.price_minor : 0;
  const set = (next: Attribute[]) => onChange(withAttributes(combinations, next, priceMinor));
  return (
    <fieldset className="form-part">
      <legend className="text-label">{label}</legend>
      <p className="text-meta">{t('catalog.variationsText')}</p>
      {error && <GroupError>{error}</GroupError>}
      {attributes.map((attribute, index) => (
        <AttributeFields
          key={index}
          number={index + 1}
          attribute={attribute}
          onChange={(next) => set(attributes.with(index, next))}
          onRemove={() => set(attributes.toSpliced(index, 1))}
        />
      ))}
      <AddAttribute
        known={known.filter(({ title }) => !attributes.some((one) => one.title.en === title.en))}
        onAdd={(attribute) => set([...attributes, attribute])}
      />
      <VariationFields combinations={combinations} priceMinor={priceMinor} onChange={onChange} />
    </fieldset>
  );
}

function AttributeFields(props: {
  number: number;
  attribute: Attribute;
  onChange: (attribute: Attribute) => void;
  onRemove: () => void;
}) {
  const { number, attribute, onChange, onRemove } = props;
  const t = useText();
  const title = t('catalog.attributeNumber', { number });
  return (
    <div className="form-box" role="group" aria-label={title}>
      <div className="form-box-head">
        <b className="text-label">{title}</b>
        <IconButton label={t('catalog.removeAttribute', { number })} small onClick={onRemove}>
          <Trash2 size={17} />
        </IconButton>
      </div>
      <div className="item-pair">
        <NameFields
          of={title}
          name={attribute.title}
          onChange={(next) => onChange({ ...attribute, title: next })}
        />
      </div>
      <OptionsFields
        options={attribute.options}
        onChange={(options) => onChange({ ...attribute, options })}
      />
    </div>
  );
}

/** Adds one of the operator's attributes with its usual options, or an empty one. */
function AddAttribute(props: { known: readonly Attribute[]; onAdd: (attribute: Attribute) => void }) {
  const { known, onAdd } = props;
  const t = useText();
  const [chosen, setChosen] = useState('');
  return (
    <div className="item-add">
      {known.length > 0 && (
        <SelectField
          label={t('catalog.knownAttribute')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('catalog.emptyAttribute')}</option>
          <Options values={known.map(({ title }) => title.en)} label={(name) => name} />
        </SelectField>
      )}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          onAdd(known.find(({ title }) => title.en === chosen) ?? EMPTY);
          setChosen('');
        }}
      >
        {t('catalog.addAttribute')}
      </Button>
    </div>
  );
}
