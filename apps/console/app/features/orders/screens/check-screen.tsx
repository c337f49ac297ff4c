import { useText } from '@errand/client/i18n.tsx';
import { getPrescriptionCheck } from '@errand/contract/console/orders/prescription-checks';
import { isolate } from '@errand/ui/isolate.ts';
import { useParams } from 'react-router';
import { Columns, Page, Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { CheckForm } from '../prescription/check-form.tsx';
import { PrescriptionSide, usePrescriptionBack } from '../prescription/prescription-side.tsx';
import { RecordedChecks } from '../prescription/recorded-checks.tsx';

/** The pharmacist's screen of an order with items that need a prescription: its pictures beside the lines to check. */
export default function CheckScreen() {
  const t = useText();
  const dates = useDates();
  const id = Number(useParams().id);
  const order = useRead('orders', getPrescriptionCheck, { params: { id } });
  const back = usePrescriptionBack(order);
  return (
    <Page
      title={t('orders.rx.title', { id: isolate(`#${id}`) })}
      text={[order.store.name, dates.dateTime(order.created_at)].join(' · ')}
      state={order.is_open && <span className="tag warn">{t('orders.rx.toCheck')}</span>}
      back={back}
    >
      <Columns side={<PrescriptionSide sent={order} />}>
        {order.is_open && (
          <CheckForm
            key={order.lines.map(({ id: line, check }) => `${line} ${check}`).join()}
            order={order}
          />
        )}
        {order.checks.length > 0 && (
          <Panel title={t('orders.rx.checks')}>
            <RecordedChecks checks={order.checks} />
          </Panel>
        )}
      </Columns>
    </Page>
  );
}
