import { useText } from '@errand/client/i18n.tsx';
import {
  type Courier,
  getCourier,
  listCourierZones,
  reactivateCourier,
  suspendCourier,
  updateCourier,
} from '@errand/contract/console/couriers/couriers';
import { Button, ButtonLink } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PhoneLink } from '#blocks/contact/contact-links.tsx';
import { Form, FormDialog } from '#blocks/form/index.ts';
import { namesOf } from '#blocks/form/names-of.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { LeavingNote } from '#features/finance/index.ts';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { AccountPanel } from '../account-panel.tsx';
import { CashPanel } from '../cash-panel.tsx';
import { EarningsPanel } from '../earnings-panel.tsx';
import { RunningPanel } from '../running-panel.tsx';
import './courier-screen.css';

export default function CourierScreen() {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const id = Number(useParams().id);
  const courier = useRead('couriers', getCourier, { params: { id } });
  const { located_at: locatedAt, rating, rating_count: count } = courier;
  return (
    <Page
      title={courier.name}
      back={{ to: '/couriers', label: t('couriers.title') }}
      state={<StateTag of="couriers" state={courier.active ? 'active' : 'suspended'} />}
      actions={
        may('finance.read') && (
          <ButtonLink variant="quiet" to={`/finance/couriers/${id}`}>
            {t('couriers.balance')}
          </ButtonLink>
        )
      }
      narrow
    >
      <Panel
        title={t('couriers.state')}
        actions={may('couriers.update') && <SuspensionButton courier={courier} />}
      >
        <Facts
          facts={[
            [t('couriers.phone'), <PhoneLink key="phone" phone={courier.phone} />],
            [t('couriers.vehicle'), courier.vehicle],
            [t('couriers.zone'), courier.zone?.name ?? t('couriers.everyZone')],
            [
              t('couriers.rating'),
              count > 0
                ? t('couriers.ratingOf', { rating: rating.toFixed(1), count })
                : t('couriers.noRating'),
            ],
            [t('couriers.locatedAt'), locatedAt && dates.dateTime(locatedAt)],
          ]}
        />
        {!courier.active && <LeavingNote payees="couriers" id={id} />}
      </Panel>
      {may('orders.read') && <RunningPanel courierId={id} />}
      <AccountPanel courier={courier} />
      <CashPanel courier={courier} />
      <EarningsPanel courier={courier} />
      {may('couriers.update') && <CourierForm courier={courier} />}
    </Page>
  );
}

/** Suspends a courier with a reason, or ends the suspension. */
function SuspensionButton({ courier: { id, active } }: { courier: Courier }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const reactivate = useChange(reactivateCourier, { done: t('couriers.isActive') });
  if (!active)
    return (
      <Button
        size="sm"
        loading={reactivate.isPending}
        onClick={() => reactivate.mutate({ params: { id }, body: {} })}
      >
        {t('couriers.reactivate')}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
        {t('couriers.suspend')}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('couriers.suspend')}
        endpoint={suspendCourier}
        params={{ id }}
        fields={{ reason: { label: t('couriers.reason'), help: t('couriers.suspendHelp') } }}
        submit={t('couriers.suspend')}
        danger
        done={t('couriers.isSuspended')}
      >
        <LeavingNote payees="couriers" id={id} />
      </FormDialog>
    </>
  );
}

function CourierForm({ courier }: { courier: Courier }) {
  const t = useText();
  const { zones } = useRead('zones', listCourierZones, {});
  const { first, last, phone, vehicle_name, zone_id } = courier;
  return (
    <Panel title={t('couriers.profile')}>
      <Form
        endpoint={updateCourier}
        params={{ id: courier.id }}
        hidden={{ version: courier.version }}
        values={{ first, last, phone, vehicle_name, zone_id }}
        fields={{
          first: { label: t('couriers.first') },
          last: { label: t('couriers.last') },
          phone: { label: t('couriers.phone') },
          vehicle_name: { label: t('couriers.vehicle') },
          zone_id: {
            label: t('couriers.zone'),
            help: t('couriers.zoneHelp'),
            options: namesOf(zones),
          },
        }}
        done={t('couriers.saved')}
      />
    </Panel>
  );
}
