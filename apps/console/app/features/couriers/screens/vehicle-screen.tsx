import { useLanguage, useText } from '@errand/client/i18n.tsx';
import * as contract from '@errand/contract/console/couriers/vehicles';
import { type Translations, translated } from '@errand/domain/language';
import { type Field, Form } from '#blocks/form/index.ts';
import { EditScreen } from '#blocks/page/edit-screen.tsx';
import { Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';

/** A vehicle that applicants choose, or a new one. */
export default function VehicleScreen() {
  const t = useText();
  const language = useLanguage();
  const fields = {
    name: { label: t('couriers.vehicleName'), help: t('couriers.vehicleNameHelp') },
    needed_from_km: { label: t('couriers.neededFrom'), help: t('couriers.neededFromHelp') },
    extra_minor: { label: t('couriers.extra'), help: t('couriers.extraHelp'), control: 'money' },
    position: { label: t('couriers.position'), help: t('couriers.positionHelp') },
    active: { label: t('couriers.vehicleActive') },
  } satisfies Record<string, Field>;
  return (
    <EditScreen
      list={{ to: '/couriers/vehicles', label: t('couriers.vehicles') }}
      newTitle={t('couriers.newVehicle')}
      newForm={(onDone) => (
        <Panel>
          <Form
            endpoint={contract.createCourierVehicle}
            values={{ extra_minor: 0, position: 0, active: true }}
            fields={fields}
            submit={t('couriers.addVehicle')}
            onDone={onDone}
          />
        </Panel>
      )}
      read={contract.getCourierVehicle}
      resource="couriers"
      permission="couriers.update"
      title={({ name }) => translated(name, language)}
      state={({ active }) => <StateTag of="blocks.state" state={active ? 'active' : 'off'} />}
      form={({ id, version, name, ...values }, onDone) => (
        <Form
          endpoint={contract.updateCourierVehicle}
          params={{ id }}
          hidden={{ version }}
          values={{ ...values, name: name as Translations }}
          fields={fields}
          onDone={onDone}
        />
      )}
      created={t('couriers.vehicleAdded')}
      saved={t('couriers.saved')}
    />
  );
}
