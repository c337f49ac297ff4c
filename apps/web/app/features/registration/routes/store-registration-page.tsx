import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { getConfig } from '@errand/contract/config';
import { listStorePlans, registerStore } from '@errand/contract/registration';
import { checkStoreForm } from '@errand/domain/registration';
import { isCalendarDay } from '@errand/domain/time';
import { toE164, useHomeCountry } from '@errand/ui/forms/phone-field.tsx';
import { isolateAny } from '@errand/ui/isolate.ts';
import { memo, startTransition, useEffect, useState } from 'react';
import { data } from 'react-router';
import { api as browserApi } from '#platform/api/browser-client.ts';
import { pageContext } from '#platform/api/server-context.ts';
import { hasSameData } from '#platform/navigation/has-same-data.ts';
import { useSearch } from '#platform/navigation/navigate.tsx';
import { unlessOverlay } from '#platform/overlay.ts';
import { PageTags } from '#platform/page-tags.tsx';
import { PERSON_FIELDS, PersonFields } from '../components/person-fields.tsx';
import { PlanPayment } from '../components/plan-payment.tsx';
import { RegistrationFrame } from '../components/registration-frame.tsx';
import { StoreAddress, StoreFields } from '../components/store-fields.tsx';
import { StoreMapPicker } from '../components/store-map-picker.tsx';
import { StorePapers } from '../components/store-papers.tsx';
import { readSentApplication, type SentApplication, storeSentApplication } from '../sent-application.ts';
import { emptyStore, type StoreValues, storeBody } from '../store-values.ts';
import { type ProblemCodes, useSteps } from '../use-steps.ts';
import type { Route } from './+types/store-registration-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [config, plans] = await Promise.all([api.call(getConfig, {}), api.call(listStorePlans, {})]);
  if (!config.toggle_store_registration) throw data(null, { status: 404 });
  return { plans: plans.packages };
}

export const shouldRevalidate = unlessOverlay;

const STEPS = [
  PERSON_FIELDS,
  ['name', 'module_id', 'minimum_delivery_time', 'maximum_delivery_time', 'tax'],
  ['zone_id', 'address'],
  ['logo', 'cover_photo', 'tin', 'tin_expire_date', 'tin_certificate_image', 'package_id', 'business_plan'],
];

function check(values: StoreValues): ProblemCodes {
  const problems = checkStoreForm({
    ...values,
    stored_phone: toE164(values.phone, values.country),
    module_id: values.module_id === '' ? null : Number(values.module_id),
    minimum_delivery_time: Number(values.minimum_delivery_time),
    maximum_delivery_time: Number(values.maximum_delivery_time),
    tax: Number(values.tax),
    logo: values.logo.length > 0,
  });
  const { tin_expire_date: day } = values;
  return {
    ...problems,
    ...(values.point && problems.zone_id && { zone_id: 'coordinates' }),
    ...(day !== '' && !isCalendarDay(day) && { tin_expire_date: 'date' }),
  };
}

/** The store registration page. */
export default memo(function StoreRegistrationPage({ loaderData: { plans } }: Route.ComponentProps) {
  const t = useText();
  const shop = isolateAny(useConfig().business_name);
  const title = t('registration.storeTitle', { shop });
  const country = useHomeCountry();
  const flag = useSearch().get('flag');
  const [sent, setSent] = useState<SentApplication | null>(null);
  // The provider's page leads back here; only the tab knows which application it was.
  useEffect(() => {
    if (flag !== null) startTransition(() => setSent(readSentApplication()));
  }, [flag]);
  const form = useSteps<StoreValues>({
    name: 'store',
    steps: STEPS,
    start: emptyStore(country),
    check,
    send: async (values) => {
      const made = await browserApi.call(registerStore, { body: storeBody(values) });
      if (made.package_id === null) return;
      const application = { key: made.store_id, planId: made.package_id, email: values.email.trim() };
      storeSentApplication(application);
      setSent(application);
    },
  });
  const { values, change, problems, step } = form;
  return (
    <>
      <PageTags title={title} description={t('registration.storeDescription', { shop })} />
      <RegistrationFrame
        title={title}
        lead={t('registration.storeLead')}
        picture="convenience-store"
        tint="butter"
        promises={[
          t('registration.storePromise1'),
          t('registration.storePromise2'),
          t('registration.storePromise3'),
        ]}
        steps={[
          t('registration.stepYou'),
          t('registration.stepStore'),
          t('registration.stepPlace'),
          t('registration.stepPapers'),
        ]}
        form={form}
        sent={
          sent && {
            email: sent.email,
            next: <PlanPayment key={sent.key} application={sent} plans={plans} flag={flag} />,
          }
        }
        before={
          step === 2 && (
            <StoreMapPicker
              point={values.point}
              error={problems.zone_id}
              onPoint={(point, zone_id, address) =>
                change(address && values.address === '' ? { point, zone_id, address } : { point, zone_id })
              }
            />
          )
        }
      >
        {step === 0 && <PersonFields values={values} change={change} problems={problems} />}
        {step === 1 && <StoreFields values={values} change={change} problems={problems} />}
        {step === 2 && <StoreAddress values={values} change={change} problems={problems} />}
        {step === 3 && <StorePapers values={values} change={change} problems={problems} plans={plans} />}
      </RegistrationFrame>
    </>
  );
}, hasSameData);
