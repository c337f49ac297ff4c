import { useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/rental/vehicle-kinds';
import type { Translations } from '@errand/domain/language';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { PicturePanel } from '#blocks/pictures/picture-panel.tsx';
import { EntryScreen } from '#features/catalog/index.ts';

const ENDPOINTS = {
  categories: {
    read: contract.getRentalCategory,
    create: contract.createRentalCategory,
    update: contract.updateRentalCategory,
    setPicture: contract.setRentalCategoryPicture,
    remove: contract.deleteRentalCategory,
  },
  brands: {
    read: contract.getRentalBrand,
    create: contract.createRentalBrand,
    update: contract.updateRentalBrand,
    setPicture: contract.setRentalBrandPicture,
    remove: contract.deleteRentalBrand,
  },
};

/** The screen of a category or brand of vehicles, or of a new one. */
export function KindScreen({ kind }: { kind: keyof typeof ENDPOINTS }) {
  const { read, create, update, setPicture, remove } = ENDPOINTS[kind];
  const t = useText();
  const fields = {
    name: { label: t('rental.name') },
    position: { label: t('rental.position'), help: t('rental.positionHelp') },
    active: { label: t('rental.kindActive') },
  };
  return (
    <EntryScreen
      resource="rental"
      permission="rental.update"
      list={{ to: `/rental/${kind}`, label: t(`rental.${kind}`) }}
      newTitle={t(`rental.new.${kind}`)}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={create}
            values={{ position: 0, active: true }}
            fields={fields}
            submit={t('rental.create')}
            onDone={onDone}
          />
        </Panel>
      )}
      read={read}
      facts={({ vehicles }) => [[t('rental.vehicles'), vehicles]]}
      form={({ id, name, position, active, version }, onDone) => (
        <Form
          endpoint={update}
          params={{ id }}
          hidden={{ version }}
          values={{ name: name as Translations, position, active }}
          fields={fields}
          onDone={onDone}
        />
      )}
      more={({ id, picture }) => <PicturePanel endpoint={setPicture} id={id} url={picture} />}
      remove={remove}
      removeText={t('rental.deleteKindText')}
    />
  );
}
