import { type Translate, useText } from '@errand/client/i18n.tsx';
import {
  createVehicle,
  updateVehicle,
  type VehicleChoices,
  type VehicleDetail,
  type VehicleFields,
} from '@errand/contract/console/rental/vehicles';
import { FUELS, GEARBOXES } from '@errand/domain/rental';
import { type Field, Form } from '#blocks/form/index.ts';
import { labelsOf, namesOf } from '#blocks/form/names-of.ts';
import { DiscountControl, discountText, TagsControl, wordsOf } from '#features/catalog/index.ts';
import { useMoney } from '#platform/format.ts';

/** Edits a kind of vehicle. Its plates and pictures are saved beside the form. */
export function VehicleForm({ vehicle }: { vehicle: VehicleDetail }) {
  const t = useText();
  const fields = useFields(vehicle.choices);
  const names = Object.keys(fields) as (keyof VehicleFields)[];
  return (
    <Form
      endpoint={updateVehicle}
      params={{ id: vehicle.id }}
      hidden={{ version: vehicle.version }}
      values={Object.fromEntries(names.map((name) => [name, vehicle[name]]))}
      fields={fields}
      done={t('rental.saved')}
    />
  );
}

/** Creates a kind of vehicle of a provider. Plates and pictures are added on its page. */
export function NewVehicleForm(props: { choices: VehicleChoices; onDone: (vehicle: VehicleDetail) => void }) {
  const { choices, onDone } = props;
  const t = useText();
  return (
    <Form
      endpoint={createVehicle}
      hidden={{ provider_id: choices.store.id }}
      values={NEW}
      fields={useFields(choices)}
      submit={t('rental.create')}
      onDone={onDone}
    />
  );
}

const NEW = {
  active: true,
  description: { en: '' },
  model: '',
  hourly_minor: null,
  daily_minor: null,
  per_km_minor: null,
  discount: { kind: 'percent', value: 0 },
  seats: 5,
  transmission: 'automatic',
  fuel: 'petrol',
  air_condition: true,
  engine_capacity: null,
  engine_power: null,
  tags: [],
} satisfies Partial<VehicleFields>;

function useFields(choices: VehicleChoices): Record<keyof VehicleFields, Field> {
  const t = useText();
  const money = useMoney();
  return {
    active: { label: t('rental.active') },
    name: { label: t('rental.name') },
    description: { label: t('rental.description') },
    category_id: { label: t('rental.category'), options: namesOf(choices.categories) },
    brand_id: { label: t('rental.brand'), options: namesOf(choices.brands) },
    model: { label: t('rental.model'), help: t('rental.modelHelp') },
    daily_minor: { label: t('rental.perDay'), control: 'money', help: t('rental.priceHelp') },
    hourly_minor: { label: t('rental.perHour'), control: 'money' },
    per_km_minor: { label: t('rental.perKm'), control: 'money' },
    discount: {
      label: t('rental.discount'),
      control: (props) => <DiscountControl {...props} choices={choices} />,
      show: (value) => discountText(value as VehicleFields['discount'], money),
    },
    ...factFields(t),
  };
}

function factFields(t: Translate) {
  return {
    seats: { label: t('rental.seats') },
    transmission: {
      label: t('rental.transmission'),
      options: labelsOf(GEARBOXES, (gear) => t(`rental.transmission.${gear}`)),
    },
    fuel: {
      label: t('rental.fuel'),
      options: labelsOf(FUELS, (fuel) => t(`rental.fuel.${fuel}`)),
    },
    engine_capacity: { label: t('rental.engineCapacity') },
    engine_power: { label: t('rental.enginePower') },
    air_condition: { label: t('rental.airCondition') },
    tags: {
      label: t('rental.tags'),
      control: (props) => <TagsControl {...props} help={t('rental.tagsHelp')} />,
      show: (value) => wordsOf(value).join(', '),
    },
  } satisfies Partial<Record<keyof VehicleFields, Field>>;
}
