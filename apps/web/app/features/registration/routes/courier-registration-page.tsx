import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { getConfig } from '@errand/contract/config';
import { listZones } from '@errand/contract/location';
import { listCourierVehicles, registerCourier } from '@errand/contract/registration';
import { MAX_IMAGES } from '@errand/domain/media';
import { IDENTITY_TYPES, type IdentityType } from '@errand/domain/registration';
import { RadioCard } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import { NamedOptions } from '@errand/ui/forms/options.tsx';
import { useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { SelectField } from '@errand/ui/forms/select-field.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { data } from 'react-router';
import { api as browserApi } from '#platform/api/browser-client.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { PERSON_FIELDS, PersonFields } from '../components/person-fields.tsx';
import { RegistrationFrame } from '../components/registration-frame.tsx';
import { type CourierValues, courierBody, courierProblems, emptyCourier } from '../courier-values.ts';
import { type Problems, useSteps } from '../use-steps.ts';
import type { Route } from './+types/courier-registration-page.ts';
import '../components/registration-frame.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [config, zones, vehicles] = await Promise.all([
    api.call(getConfig, {}),
    api.call(listZones, {}),
    api.call(listCourierVehicles, {}),
  ]);
  if (!config.toggle_dm_registration) throw data(null, { status: 404 });
  return { zones: zones.map(({ id, name }) => ({ id, name })), vehicles };
}

export const shouldRevalidate = unlessOverlay;

const STEPS = [
  PERSON_FIELDS,
  ['earning', 'zone_id', 'vehicle_id'],
  ['identity_type', 'identity_number', 'identity_image', 'image'],
];

/** The courier registration page. */
export default memo(function CourierRegistrationPage({
  loaderData: { zones, vehicles },
}: Route.ComponentProps) {
  const t = useText();
  const shop = isolateAny(useConfig().business_name);
  const country = useHomeCountry();
  const form = useSteps<CourierValues>({
    name: 'courier',
    steps: STEPS,
    start: emptyCourier(country),
    check: courierProblems,
    send: (values) => browserApi.call(registerCourier, { body: courierBody(values) }),
  });
  const { values, change, problems, step } = form;
  return (
    <>
      <PageTags
        title={t('registration.courierTitle')}
        description={t('registration.courierDescription', { shop })}
      />
      <RegistrationFrame
        title={t('registration.courierTitle')}
        lead={t('registration.courierLead')}
        picture="motor-scooter"
        moving
        tint="sea"
        promises={[
          t('registration.courierPromise1'),
          t('registration.courierPromise2'),
          t('registration.courierPromise3'),
        ]}
        steps={[t('registration.stepYou'), t('registration.stepRide'), t('registration.stepIdentity')]}
        form={form}
      >
        {step === 0 && <PersonFields values={values} change={change} problems={problems} />}
        {step === 1 && (
          <RideFields values={values} change={change} problems={problems} zones={zones} vehicles={vehicles} />
        )}
        {step === 2 && <IdentityFields values={values} change={change} problems={problems} />}
      </RegistrationFrame>
    </>
  );
}, hasSameData);

const VEHICLE_ERROR = 'courier-vehicle-error';

type Props = { values: CourierValues; change: (part: Partial<CourierValues>) => void; problems: Problems };
type Choices = { zones: { id: number; name: string }[]; vehicles: { id: number; type: string }[] };

/** Work type, zone and vehicle. */
function RideFields({ values, change, problems, zones, vehicles }: Props & Choices) {
  const t = useText();
  return (
    <>
      <fieldset className="registration-choice">
        <legend className="text-label">{t('registration.earning')}</legend>
        {([1, 0] as const).map((earning) => (
          <RadioCard
            key={earning}
            name="earning"
            value={String(earning)}
            checked={values.earning === earning}
            onChange={() => change({ earning })}
            title={t(earning ? 'registration.freelance' : 'registration.salary')}
            caption={t(earning ? 'registration.freelanceText' : 'registration.salaryText')}
          />
        ))}
      </fieldset>
      <SelectField
        label={t('registration.zone')}
        value={values.zone_id}
        error={problems.zone_id}
        onChange={(event) => change({ zone_id: event.target.value })}
      >
        <option value="">{t('registration.chooseOne')}</option>
        <NamedOptions rows={zones} />
      </SelectField>
      <fieldset
        className="registration-choice two"
        role="radiogroup"
        aria-invalid={problems.vehicle_id !== undefined}
      >
        <legend className="text-label">{t('registration.vehicle')}</legend>
        {vehicles.map(({ id, type }) => (
          <RadioCard
            key={id}
            name="vehicle"
            value={String(id)}
            checked={values.vehicle_id === String(id)}
            error={problems.vehicle_id && VEHICLE_ERROR}
            onChange={(vehicle_id) => change({ vehicle_id })}
            title={type}
          />
        ))}
        {problems.vehicle_id && (
          <span className="field-error" id={VEHICLE_ERROR}>
            <CircleAlert size={16} />
            {problems.vehicle_id}
          </span>
        )}
      </fieldset>
    </>
  );
}

/** Identity documents. */
function IdentityFields({ values, change, problems }: Props) {
  const t = useText();
  return (
    <>
      <div className="registration-pair">
        <SelectField
          label={t('registration.identityType')}
          value={values.identity_type}
          onChange={(event) => change({ identity_type: event.target.value as IdentityType })}
        >
          <NamedOptions rows={IDENTITY_TYPES.map((id) => ({ id, name: t(`registration.${id}`) }))} />
        </SelectField>
        <TextField
          label={t('registration.identityNumber')}
          value={values.identity_number}
          error={problems.identity_number}
          dir="ltr"
          maxLength={60}
          autoComplete="off"
          onChange={(event) => change({ identity_number: event.target.value })}
        />
      </div>
      <PictureField
        label={t('registration.identityPictures')}
        help={t('registration.private')}
        error={problems.identity_image}
        files={values.identity_image}
        most={MAX_IMAGES}
        onChange={(identity_image) => change({ identity_image })}
      />
      <PictureField
        label={t('registration.face')}
        help={t('registration.pictureHelp')}
        error={problems.image}
        files={values.image}
        onChange={(image) => change({ image })}
      />
    </>
  );
}
