import { type Translate, useLanguage, useText } from '@errand/client/i18n.tsx';
import { listItemOptions } from '@errand/contract/console/items';
import * as contract from '@errand/contract/console/parcel-categories';
import { type LooseTranslations, translated } from '@errand/domain/language';
import { TINTS } from '@errand/domain/media';
import { PARCEL_MEASURES } from '@errand/domain/parcel';
import { type Field, Form } from '#blocks/form/index.ts';
import { labelsOf, namesOf } from '#blocks/form/names-of.ts';
import { rowCount } from '#blocks/form/rows-control.tsx';
import { EditScreen } from '#blocks/page/edit-screen.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useRead } from '#platform/query.ts';
import { SizeStepsControl, WeightStepsControl } from '../parcels/step-controls.tsx';

/** What can be sent, with its measures, charges and forbidden contents, or a new category. */
export default function ParcelCategoryScreen() {
  const t = useText();
  const language = useLanguage();
  return (
    <EditScreen
      list={{ to: '/items/parcels', label: t('catalog.parcels') }}
      newTitle={t('parcels.new')}
      newForm={(onDone) => <NewCategory onDone={onDone} />}
      read={contract.getParcelCategory}
      resource="catalog"
      permission="catalog.update"
      title={({ name }) => translated(name, language)}
      state={({ active }) => <StateTag of="blocks.state" state={active ? 'active' : 'off'} />}
      facts={({ module }) => [[t('catalog.module'), <bdi key="module">{module.name}</bdi>]]}
      form={({ id, version, slug: _, module: __, picture: ___, ...values }, onDone) => (
        <Form
          endpoint={contract.updateParcelCategory}
          params={{ id }}
          hidden={{ version }}
          values={values as contract.ParcelCategoryBody}
          fields={fieldsOf(t, language)}
          onDone={onDone}
        />
      )}
      more={({ id, picture }) => (
        <PicturePanel endpoint={contract.setParcelCategoryPicture} id={id} url={picture} />
      )}
      created={t('catalog.created')}
      saved={t('catalog.saved')}
    />
  );
}

function NewCategory({ onDone }: { onDone: (category: { id: number }) => void }) {
  const t = useText();
  const language = useLanguage();
  const { modules } = useRead('catalog', listItemOptions, {});
  const options = modules.filter(({ type }) => type === 'parcel');
  return (
    <Panel>
      <Form
        endpoint={contract.createParcelCategory}
        values={{ ...NEW, ...(options[0] && { module_id: options[0].id }) }}
        fields={{
          module_id: { label: t('catalog.module'), help: t('parcels.moduleHelp'), options: namesOf(options) },
          ...fieldsOf(t, language),
        }}
        submit={t('catalog.create')}
        onDone={onDone}
      />
    </Panel>
  );
}

function fieldsOf(t: Translate, language: Parameters<typeof translated>[1]) {
  return {
    name: { label: t('catalog.name') },
    description: { label: t('parcels.description'), help: t('parcels.descriptionHelp') },
    forbidden: {
      label: t('parcels.forbidden'),
      help: t('parcels.forbiddenHelp'),
      show: (value) => translated(value as LooseTranslations | null, language),
    },
    per_km_minor: { label: t('parcels.perKm'), help: t('parcels.rateHelp'), control: 'money' },
    minimum_minor: { label: t('parcels.minimum'), help: t('parcels.rateHelp'), control: 'money' },
    maximum_kg: { label: t('parcels.maximumKg'), help: t('parcels.maximumKgHelp') },
    measure: {
      label: t('parcels.measure'),
      help: t('parcels.measureHelp'),
      options: labelsOf(PARCEL_MEASURES, (one) => t(`parcels.measure.${one}`)),
    },
    weight_steps: {
      label: t('parcels.weightSteps'),
      control: ({ values, ...props }) => values.measure === 'weight' && <WeightStepsControl {...props} />,
      show: rowCount,
    },
    size_steps: {
      label: t('parcels.sizeSteps'),
      control: ({ values, ...props }) => values.measure === 'size' && <SizeStepsControl {...props} />,
      show: rowCount,
    },
    tint: {
      label: t('blocks.tint'),
      options: labelsOf(TINTS, (tint) => t(`blocks.tint.${tint}`)),
    },
    position: { label: t('catalog.position'), help: t('catalog.positionHelp') },
    active: { label: t('parcels.active') },
  } satisfies Record<string, Field>;
}

const NEW: Partial<contract.ParcelCategoryBody> = {
  measure: 'none',
  weight_steps: [],
  size_steps: [],
  tint: 'stone',
  position: 0,
  active: true,
};
