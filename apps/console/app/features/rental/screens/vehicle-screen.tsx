import { useText } from '@errand/client/i18n.tsx';
import {
  addVehiclePicture,
  deleteVehicle,
  getVehicle,
  getVehicleChoices,
  listVehicleOptions,
  setVehiclePictures,
  type VehicleDetail,
} from '@errand/contract/console/rental/vehicles';
import { VEHICLE_LIMITS } from '@errand/domain/rental';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { EmptyState } from '@errand/ui/lists/empty-state.tsx';
import { Note } from '@errand/ui/note.tsx';
import { useState } from 'react';
import { Panel } from '#blocks/page/page.tsx';
import { EntryScreen, PicturesPanel } from '#features/catalog/index.ts';
import { useChange, useRead } from '#platform/query.ts';
import { ClosuresPanel } from '../closures-panel.tsx';
import { PlatesPanel } from '../plates-panel.tsx';
import { NewVehicleForm, VehicleForm } from '../vehicle-form.tsx';

/** A kind of vehicle, or a new one. */
export default function VehicleScreen() {
  const t = useText();
  return (
    <EntryScreen
      resource="rental"
      permission="rental.update"
      list={{ to: '/rental', label: t('rental.title') }}
      newTitle={t('rental.newVehicle')}
      newForm={(onDone) => <NewVehicle onDone={onDone} />}
      read={getVehicle}
      facts={({ choices, plates, shop_url, active }) => [
        [t('rental.provider'), <bdi key="provider">{choices.store.name}</bdi>],
        [t('rental.inService'), plates.filter(({ in_service }) => in_service).length],
        [
          t('rental.page'),
          active && (
            <a key="page" href={shop_url} target="_blank" rel="noreferrer">
              {t('rental.openInShop')}
            </a>
          ),
        ],
      ]}
      form={(vehicle) => <VehicleForm vehicle={vehicle} />}
      more={(vehicle) => (
        <>
          <PlatesPanel vehicle={vehicle} />
          {vehicle.plates.length > 0 && <ClosuresPanel vehicle={vehicle} />}
          <VehiclePictures vehicle={vehicle} />
        </>
      )}
      remove={deleteVehicle}
      removeText={t('rental.deleteVehicleText')}
    />
  );
}

function VehiclePictures({ vehicle: { id, pictures, pictures_version } }: { vehicle: VehicleDetail }) {
  const change = useChange(setVehiclePictures);
  return (
    <PicturesPanel
      id={id}
      pictures={pictures.map((picture) => ({ ...picture, alt: null }))}
      version={pictures_version}
      most={VEHICLE_LIMITS.pictures}
      add={addVehiclePicture}
      isSaving={change.isPending}
      save={(next, version) =>
        change.mutateAsync({ params: { id }, body: { pictures: next.map(({ key }) => ({ key })), version } })
      }
    />
  );
}

/** The provider of a new vehicle is chosen first; a member of one provider has no choice. */
function NewVehicle({ onDone }: { onDone: (vehicle: { id: number }) => void }) {
  const t = useText();
  const { providers, categories, brands } = useRead('rental', listVehicleOptions, {});
  const [providerId, setProviderId] = useState(providers[0]?.id ?? null);
  if (providerId === null)
    return <EmptyState level={2} title={t('rental.noProvider')} text={t('rental.noProviderText')} />;
  return (
    <Panel>
      {providers.length > 1 && (
        <SelectField
          label={t('rental.provider')}
          value={String(providerId)}
          onChange={({ target }) => setProviderId(Number(target.value))}
        >
          <NamedOptions rows={providers} />
        </SelectField>
      )}
      {(categories.length === 0 || brands.length === 0) && <Note tone="warn" text={t('rental.kindsFirst')} />}
      <NewVehicleOf key={providerId} providerId={providerId} onDone={onDone} />
    </Panel>
  );
}

function NewVehicleOf(props: { providerId: number; onDone: (vehicle: { id: number }) => void }) {
  const { providerId, onDone } = props;
  const choices = useRead('rental', getVehicleChoices, { params: { id: providerId } });
  return <NewVehicleForm choices={choices} onDone={onDone} />;
}
