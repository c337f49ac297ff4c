import { useText } from '@errand/client/i18n.tsx';
import {
  listUnreachable,
  sendAgain,
  type UnreachableRow,
} from '@errand/contract/console/messages/unreachable';
import { toastDone } from '@errand/ui/toast.tsx';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { api } from '#platform/api.ts';
import { useDates } from '#platform/format.ts';
import { refetchChanged } from '#platform/query.ts';
import { useMayCall } from '#platform/session.ts';
import { CustomerTabs } from '../customer-tabs.tsx';

/** Contacts to which nothing is sent. */
export default function UnreachableScreen() {
  const t = useText();
  const dates = useDates();
  const mayCall = useMayCall();
  const channels = {
    mail: t('customers.unreachable.channel.mail'),
    sms: t('customers.unreachable.channel.sms'),
    whatsapp: t('customers.unreachable.channel.whatsapp'),
  };
  const reasons = {
    unknown: t('orders.unreachable.unknown'),
    stopped: t('orders.unreachable.stopped'),
    complained: t('orders.unreachable.complained'),
  };

  async function run(rows: UnreachableRow[]): Promise<void> {
    await api.call(sendAgain, { body: { ids: rows.map(({ id }) => id) } });
    toastDone(t('orders.unreachable.done'));
    await refetchChanged(sendAgain);
  }

  return (
    <Page title={t('customers.unreachable')} text={t('customers.unreachableText')}>
      <CustomerTabs />
      <List
        endpoint={listUnreachable}
        resource="customers"
        searchLabel={t('customers.unreachable.search')}
        filters={{
          channel: { label: t('customers.unreachable.channel'), options: channels },
          reason: { label: t('customers.unreachable.reason'), options: reasons },
        }}
        columns={{
          contact: {
            header: t('customers.unreachable.contact'),
            cell: ({ contact }) => <bdi dir="ltr">{contact}</bdi>,
          },
          channel: {
            header: t('customers.unreachable.channel'),
            phone: 'plain',
            cell: ({ channel }) => channels[channel],
          },
          reason: {
            header: t('customers.unreachable.reason'),
            phone: 'plain',
            cell: ({ reason }) => reasons[reason],
          },
          detail: {
            header: t('customers.unreachable.detail'),
            cell: ({ detail }) => <bdi>{detail}</bdi>,
          },
          since: {
            header: t('customers.unreachable.since'),
            cell: ({ since }) => <time dateTime={since}>{dates.dateTime(since)}</time>,
          },
        }}
        bulk={mayCall(sendAgain) ? [{ label: t('orders.unreachable.again'), run }] : []}
        empty={{ title: t('customers.unreachable.none'), text: t('customers.unreachable.noneText') }}
      />
    </Page>
  );
}
