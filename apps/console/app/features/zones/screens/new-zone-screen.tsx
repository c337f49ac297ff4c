import { useText } from '@errand/client/i18n.tsx';
import { listSettings } from '@errand/contract/console/settings';
import { createZone, listZones } from '@errand/contract/console/zones';
import type { Point } from '@errand/domain/location';
import { toastDone } from '@errand/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { consoleQuery, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { OutlineControl } from '../outline-control.tsx';
import { TimeZoneControl } from '../time-zone-control.tsx';

export default function NewZoneScreen() {
  const t = useText();
  const may = useMay();
  const navigate = useNavigate();
  const data = useRead('zones', listZones, { query: { limit: 100 } });
  const settings = useQuery({
    ...consoleQuery('settings', listSettings, {}),
    enabled: may('settings.read'),
  });
  if (settings.isLoading) return null;
  const town = settings.data?.rows.find(({ key }) => key === 'default_location')?.value;
  return (
    <Page title={t('zones.new')} back={{ to: '/zones', label: t('zones.title') }} narrow>
      <Panel>
        <Form
          endpoint={createZone}
          values={{ time_zone: firstZone(data.rows), outline: [] }}
          fields={{
            name: { label: t('zones.name') },
            time_zone: {
              label: t('zones.timeZone'),
              control: (props) => <TimeZoneControl {...props} />,
              half: true,
            },
            outline: {
              label: t('zones.outline'),
              control: (props) => (
                <OutlineControl
                  {...props}
                  others={data.rows.map(({ outline }) => outline)}
                  start={pointOf(town as { lat: string; lng: string } | undefined)}
                />
              ),
            },
          }}
          submit={t('zones.create')}
          onDone={({ id }) => {
            toastDone(t('zones.created'));
            void navigate(`/zones/${id}`, { replace: true });
          }}
        />
      </Panel>
    </Page>
  );
}

/** The time zone of the other zones, else of the browser. */
function firstZone([other]: readonly { time_zone: string }[]): string {
  return other?.time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function pointOf(town: { lat: string; lng: string } | undefined): Point | null {
  return town ? { latitude: Number(town.lat), longitude: Number(town.lng) } : null;
}
