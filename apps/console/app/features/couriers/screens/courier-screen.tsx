import { useText } from '@errand/client/i18n.tsx';
import { getCourier } from '@errand/contract/console/support/couriers';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PhoneLink } from '#blocks/contact/contact-links.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { consoleQuery } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { AccountPanel } from '../account-panel.tsx';
import { CashPanel } from '../cash-panel.tsx';
import { CourierForm } from '../courier-form.tsx';
import { EarningsPanel } from '../earnings-panel.tsx';
import { RunningPanel } from '../running-panel.tsx';
import { SuspensionButton } from '../suspension-button.tsx';

export default function CourierScreen() {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const id = Number(useParams().id);
  const { data: courier } = useSuspenseQuery(consoleQuery('couriers', getCourier, { params: { id } }));
  const { located_at: locatedAt, rating, rating_count: count } = courier;
  return (
    <Page
      title={courier.name}
      back={{ to: '/couriers', label: t('couriers.title') }}
      state={<StateTag of="couriers" state={courier.active ? 'active' : 'suspended'} />}
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
      </Panel>
      {may('orders.read') && <RunningPanel courierId={id} />}
      <AccountPanel courier={courier} />
      <CashPanel courier={courier} />
      <EarningsPanel courier={courier} />
      {may('couriers.update') && <CourierForm courier={courier} />}
    </Page>
  );
}
