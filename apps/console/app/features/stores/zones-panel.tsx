import { useText } from '@errand/client/i18n.tsx';
import { type listStorePlaces, type StoreDetail, setStoreZones } from '@errand/contract/console/stores';
import type { ResponseOf } from '@errand/contract/endpoint';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import type { ControlProps } from '#blocks/form/form-types.ts';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import type { Edit } from './delivery-form.tsx';

type Zones = ResponseOf<typeof listStorePlaces>['zones'];

/** The zones beside its own to which a store delivers everywhere. The office chooses among those with its module. */
export function ZonesPanel({ store, zones, edit }: { store: StoreDetail; zones: Zones; edit: Edit }) {
  const t = useText();
  const { further_zones: chosen, module, zone } = store;
  const offered = zones.filter(
    ({ id, modules }) => id !== zone.id && modules.some((one) => one.id === module.id),
  );
  // Those that the member may not add, or that offer the module no more, can still be removed.
  const others = chosen.filter(({ id }) => !offered.some((one) => one.id === id));
  const choices = [...offered, ...others];
  if (choices.length === 0) return null;
  return (
    <Panel title={t('stores.zones')} text={t('stores.zonesText', { zone: zone.name })}>
      <Form
        {...edit}
        endpoint={setStoreZones}
        values={{ further_zone_ids: chosen.map(({ id }) => id) }}
        fields={{
          further_zone_ids: {
            label: t('stores.zones'),
            control: (props) => <ZonesControl {...props} choices={choices} />,
          },
        }}
        submit={t('stores.saveZones')}
      />
    </Panel>
  );
}

function ZonesControl(props: ControlProps & { choices: { id: number; name: string }[] }) {
  const { label, value, onChange, error, choices } = props;
  const chosen = value as number[];
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {error && <GroupError>{error}</GroupError>}
      {choices.map(({ id, name }) => (
        <CheckRow
          key={id}
          checked={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          <bdi>{name}</bdi>
        </CheckRow>
      ))}
    </fieldset>
  );
}
