import { useText } from '@errand/client/i18n.tsx';
import { getStoreApplication, type StoreApplication } from '@errand/contract/console/support/applications';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { MailLink, PhoneLink } from '#blocks/contact/contact-links.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { DecisionPanel } from '../decision-panel.tsx';
import { deliveryTime } from '../delivery-time.ts';
import { InvitationLink } from '../invitation-link.tsx';
import { PapersPanel } from '../papers-panel.tsx';
import './store-application-screen.css';

export default function StoreApplicationScreen() {
  const t = useText();
  const dates = useDates();
  const id = Number(useParams().id);
  const [link, setLink] = useState<string | null>(null);
  const application = useRead('stores', getStoreApplication, { params: { id } });
  const { applicant, decided_at: decidedAt, store_id: storeId } = application;
  return (
    <Page
      title={application.name}
      back={{ to: '/applications', label: t('applications.title') }}
      state={<StateTag of="applications.state" state={application.status} />}
      narrow
    >
      {application.status === 'pending' && <DecisionPanel kind="store" id={id} onLink={setLink} />}
      <InvitationLink link={link} />
      <Panel>
        <Facts
          facts={[
            [t('applications.arabicName'), application.name_ar],
            [t('applications.applicant'), <bdi key="applicant">{applicant}</bdi>],
            [t('applications.phone'), <PhoneLink key="phone" phone={application.phone} />],
            [t('applications.mail'), <MailLink key="mail" mail={application.mail} />],
            [t('applications.receivedAt'), dates.dateTime(application.created_at)],
            [t('applications.decidedAt'), decidedAt && dates.dateTime(decidedAt)],
            [t('applications.rejectReason'), application.reject_reason],
          ]}
        />
        {storeId !== null && (
          <div className="form-buttons">
            <ButtonLink to={`/stores/${storeId}`} variant="quiet">
              {t('applications.openStore')}
            </ButtonLink>
          </div>
        )}
      </Panel>
      <TermsPanel application={application} />
      <ShopPictures logo={application.logo} cover={application.cover} />
      <PapersPanel kind="store" id={id} count={application.paper_count} />
    </Page>
  );
}

/** Logo and cover of the store. */
function ShopPictures({ logo, cover }: { logo: string | null; cover: string | null }) {
  const t = useText();
  if (!logo && !cover) return null;
  return (
    <Panel title={t('applications.pictures')}>
      <div className="shop-pictures">
        {logo && <img src={logo} alt={t('applications.logo')} width={96} height={96} />}
        {cover && <img src={cover} alt={t('applications.cover')} width={240} height={96} />}
      </div>
    </Panel>
  );
}

/** Module, location and terms of the store. */
function TermsPanel({ application }: { application: StoreApplication }) {
  const t = useText();
  const { plan, plan_name: name } = application;
  const time = deliveryTime(application.minutes_from, application.minutes_to);
  const paid = t(application.plan_paid ? 'applications.planPaid' : 'applications.planUnpaid');
  return (
    <Panel>
      <Facts
        facts={[
          [t('applications.module'), application.module.name],
          [t('applications.zone'), application.zone.name],
          [t('applications.address'), <bdi key="address">{application.address}</bdi>],
          [
            t('applications.position'),
            <bdi key="position" dir="ltr">
              {application.latitude.toFixed(5)}, {application.longitude.toFixed(5)}
            </bdi>,
          ],
          [t('applications.deliveryTime'), t(`applications.${time.unit}`, time)],
          [t('applications.tax'), t('applications.percent', { value: application.tax_percent })],
          [
            t('applications.plan'),
            plan === 'commission'
              ? t('applications.plan.commission')
              : `${t('applications.plan.subscription', { name: name ?? '' })} (${paid})`,
          ],
          [t('applications.tin'), application.tin],
          [t('applications.tinExpires'), application.tin_expires_on],
        ]}
      />
    </Panel>
  );
}
