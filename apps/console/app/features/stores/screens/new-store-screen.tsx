import { useText } from '@errand/client/i18n.tsx';
import { createStore, listStorePlaces } from '@errand/contract/console/stores';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { namesOf } from '#blocks/form/names-of.ts';
import { Page, Panel } from '#blocks/page/page.tsx';
import { useRead } from '#platform/query.ts';
import { centerOfZone, PlaceControl } from '../place-control.tsx';

export default function NewStoreScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { zones } = useRead('zones', listStorePlaces, {});
  const [first] = zones;
  const [place] = useState(first && { zone_id: first.id, ...centerOfZone(first) });
  return (
    <Page title={t('stores.new')} back={{ to: '/stores', label: t('stores.title') }} narrow>
      {place ? (
        <Panel>
          <Form
            endpoint={createStore}
            values={{ place }}
            fields={{
              name: { label: t('stores.name') },
              kind: { label: t('stores.kind'), help: t('stores.kindHelp') },
              module_id: {
                label: t('stores.module'),
                options: namesOf(zones.flatMap(({ modules }) => modules)),
              },
              address: { label: t('stores.address') },
              phone: { label: t('stores.phone') },
              email: { label: t('stores.mail') },
              place: {
                label: t('stores.place'),
                control: (props) => <PlaceControl {...props} zones={zones} />,
              },
            }}
            submit={t('stores.create')}
            onDone={({ id }) => {
              toastDone(t('stores.created'));
              void navigate(`/stores/${id}`, { replace: true });
            }}
          />
        </Panel>
      ) : (
        <EmptyState level={2} title={t('stores.noZones')} />
      )}
    </Page>
  );
}
