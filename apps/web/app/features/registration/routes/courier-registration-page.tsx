import { useText } from '@errand/client/i18n.tsx';
import { getConfig } from '@errand/contract/config';
import { listZones } from '@errand/contract/location';
import { listCourierVehicles, registerCourier } from '@errand/contract/registration';
import { useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { memo } from 'react';
import { data } from 'react-router';
import { api as browserApi } from '#platform/api/browser-client.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { IdentityFields, RideFields } from '../components/courier-fields.tsx';
import { PERSON_FIELDS, PersonFields } from '../components/person-fields.tsx';
import { RegistrationFrame } from '../components/registration-frame.tsx';
import { type CourierValues, courierBody, courierProblems, emptyCourier } from '../courier-values.ts';
import { useSteps } from '../use-steps.ts';
import type { Route } from './+types/courier-registration-page.ts';

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
  const country = useHomeCountry();
  const form = useSteps<CourierValues>({
    steps: STEPS,
    start: emptyCourier(country),
    check: courierProblems,
    send: (values) => browserApi.call(registerCourier, { body: courierBody(values) }),
  });
  const { values, change, problems, step } = form;
  return (
    <>
      <PageTags title={t('registration.courierTitle')} description={t('registration.courierDescription')} />
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
