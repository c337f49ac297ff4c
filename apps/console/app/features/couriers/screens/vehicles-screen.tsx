import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { createCourierVehicle, listVehiclesOfCouriers } from '@errand/contract/console/couriers/vehicles';
import { translated } from '@errand/domain/language';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useMayCall } from '#platform/session.ts';
import { CourierTabs } from '../courier-tabs.tsx';

export default function VehiclesScreen() {
  const t = useText();
  const language = useLanguage();
  const mayCall = useMayCall();
  return (
    <Page
      title={t('couriers.vehicles')}
      text={t('couriers.vehiclesText')}
      actions={
        mayCall(createCourierVehicle) && (
          <ButtonLink to="/couriers/vehicles/new">{t('couriers.newVehicle')}</ButtonLink>
        )
      }
    >
      <CourierTabs />
      <List
        endpoint={listVehiclesOfCouriers}
        resource="couriers"
        href={({ id }) => `/couriers/vehicles/${id}`}
        searchLabel={t('couriers.vehicleName')}
        columns={{
          name: {
            header: t('couriers.vehicleName'),
            cell: ({ name }) => <bdi>{translated(name, language)}</bdi>,
          },
          state: {
            header: t('couriers.state'),
            phone: 'beside',
            cell: ({ active }) => <StateTag of="blocks.state" state={active ? 'active' : 'off'} />,
          },
          from: {
            header: t('couriers.neededFrom'),
            align: 'end',
            cell: ({ needed_from_km: from }) => (from === null ? '–' : t('couriers.kilometers', { from })),
          },
          extra: {
            header: t('couriers.extra'),
            align: 'end',
            cell: ({ extra_minor }) => <Amount minor={extra_minor} />,
          },
          position: { header: t('couriers.position'), align: 'end', cell: ({ position }) => position },
        }}
        empty={{ title: t('couriers.noVehicles'), text: t('couriers.noVehiclesText') }}
      />
    </Page>
  );
}
