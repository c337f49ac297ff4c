import { useText } from '@errand/client/i18n.tsx';
import { getCourierApplication } from '@errand/contract/console/support/applications';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { MailLink, PhoneLink } from '#blocks/contact/contact-links.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { DecisionPanel } from '../decision-panel.tsx';
import { InvitationLink } from '../invitation-link.tsx';
import { PapersPanel } from '../papers-panel.tsx';

export default function CourierApplicationScreen() {
  const t = useText();
  const dates = useDates();
  const id = Number(useParams().id);
  const [link, setLink] = useState<string | null>(null);
  const application = useRead('couriers', getCourierApplication, { params: { id } });
  const { decided_at: decidedAt, courier_id: courierId } = application;
  return (
    <Page
      title={application.applicant}
      back={{ to: '/applications/couriers', label: t('applications.title') }}
      state={<StateTag of="applications.state" state={application.status} />}
      narrow
    >
      {application.status === 'pending' && <DecisionPanel kind="courier" id={id} onLink={setLink} />}
      <InvitationLink link={link} />
      <Panel>
        <Facts
          facts={[
            [t('applications.phone'), <PhoneLink key="phone" phone={application.phone} />],
            [t('applications.mail'), <MailLink key="mail" mail={application.mail} />],
            [t('applications.zone'), application.zone.name],
            [t('applications.vehicle'), application.vehicle.name],
            [
              t('applications.earning'),
              t(application.freelance ? 'applications.freelance' : 'applications.salary'),
            ],
            [t('applications.identity'), t(`applications.identity.${application.identity_type}`)],
            [
              t('applications.identityNumber'),
              <bdi key="number" dir="ltr">
                {application.identity_number}
              </bdi>,
            ],
            [t('applications.receivedAt'), dates.dateTime(application.created_at)],
            [t('applications.decidedAt'), decidedAt && dates.dateTime(decidedAt)],
            [t('applications.rejectReason'), application.reject_reason],
          ]}
        />
        {courierId !== null && (
          <div className="form-buttons">
            <ButtonLink to={`/couriers/${courierId}`} variant="quiet">
              {t('applications.openCourier')}
            </ButtonLink>
          </div>
        )}
      </Panel>
      <PapersPanel kind="courier" id={id} count={application.paper_count} />
    </Page>
  );
}
