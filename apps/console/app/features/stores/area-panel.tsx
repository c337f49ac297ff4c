import { useText } from '@errand/client/i18n.tsx';
import { type StoreDetail, setStoreArea } from '@errand/contract/console/stores';
import { isolate } from '@errand/ui/isolate.ts';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { OutlineControl } from '#features/zones/index.ts';
import type { Edit } from './delivery-form.tsx';

/** The part of its zone to which a store delivers, drawn on the map of the zone. */
export function AreaPanel({ store, edit }: { store: StoreDetail; edit: Edit }) {
  const t = useText();
  const { delivery_area, further_zones: further, zone_outline } = store;
  return (
    <Panel title={t('stores.area')} text={t('stores.areaText', { zone: store.zone.name })}>
      {further.length > 0 && (
        <p className="text-meta">
          {t('stores.areaFurther', { zones: further.map(({ name }) => isolate(name)).join(' · ') })}
        </p>
      )}
      <Form
        {...edit}
        endpoint={setStoreArea}
        values={{ delivery_area }}
        fields={{
          delivery_area: {
            label: t('stores.area'),
            control: (props) => <OutlineControl {...props} others={[zone_outline]} start={store.place} />,
          },
        }}
        submit={t('stores.saveArea')}
      />
    </Panel>
  );
}
