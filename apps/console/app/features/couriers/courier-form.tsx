import { useText } from '@errand/client/i18n.tsx';
import { type Courier, listCourierZones, updateCourier } from '@errand/contract/console/support/couriers';
import { toastDone } from '@errand/ui/toast.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { consoleQuery } from '#platform/query.ts';

export function CourierForm({ courier }: { courier: Courier }) {
  const t = useText();
  const {
    data: { zones },
  } = useSuspenseQuery(consoleQuery('zones', listCourierZones, {}));
  const { first, last, phone, vehicle_name, zone_id } = courier;
  return (
    <Panel title={t('couriers.profile')}>
      <Form
        endpoint={updateCourier}
        params={{ id: courier.id }}
        hidden={{ version: courier.version }}
        values={{ first, last, phone, vehicle_name, zone_id }}
        fields={{
          first: { label: t('couriers.first') },
          last: { label: t('couriers.last') },
          phone: { label: t('couriers.phone') },
          vehicle_name: { label: t('couriers.vehicle') },
          zone_id: {
            label: t('couriers.zone'),
            help: t('couriers.zoneHelp'),
            options: Object.fromEntries(zones.map(({ id, name }) => [id, name])),
          },
        }}
        submit={t('couriers.save')}
        onDone={() => toastDone(t('couriers.saved'))}
      />
    </Panel>
  );
}
