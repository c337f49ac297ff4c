import { useText } from '@errand/client/i18n.tsx';
import { getPrescription, type Prescription } from '@errand/contract/console/orders/prescriptions';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useParams } from 'react-router';
import { Columns, Page, Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { BillRows } from '../page/bill-rows.tsx';
import { OfferForm } from '../prescription/offer-form.tsx';
import { PrescriptionSide, usePrescriptionBack } from '../prescription/prescription-side.tsx';
import { PrescriptionTag } from '../prescription/prescription-tag.tsx';
import '../page/items-panel.css';

/** The pharmacist's screen of an order by prescription: its pictures beside the lines to offer. */
export default function PrescriptionScreen() {
  const t = useText();
  const dates = useDates();
  const id = Number(useParams().id);
  const prescription = useRead('orders', getPrescription, { params: { id } });
  const { store } = prescription;
  const back = usePrescriptionBack(prescription);
  return (
    <Page
      title={t('orders.rx.title', { id: isolate(`#${id}`) })}
      text={[store.name, dates.dateTime(prescription.created_at)].join(' · ')}
      state={<PrescriptionTag prescription={prescription} status={prescription.status} />}
      back={back}
    >
      <Columns side={<PrescriptionSide sent={prescription} />}>
        {prescription.is_open ? (
          <OfferForm
            key={prescription.lines.map(({ id: line }) => line).join()}
            prescription={prescription}
          />
        ) : (
          <Offered prescription={prescription} />
        )}
      </Columns>
    </Page>
  );
}

/** The offer once it is answered. */
function Offered({ prescription }: { prescription: Prescription }) {
  const t = useText();
  const { lines, bill, total_minor: total, pharmacist } = prescription;
  return (
    <Panel title={t('orders.items')}>
      <Note text={t(prescription.step === 'accepted' ? 'orders.rx.accepted' : 'orders.rx.ended')} />
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={line.id} className="order-line">
            <bdi dir="ltr" className="order-line-quantity">
              {isolate(`${line.quantity}×`)}
            </bdi>
            <span className="order-line-name">
              {line.name}
              {line.choice && <span className="text-caption">{line.choice}</span>}
              {line.substitute_for && (
                <span className="text-caption">
                  {t('orders.rx.insteadOf', { prescribed: isolate(line.substitute_for) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {pharmacist && <p className="text-caption">{t('orders.rx.readBy', { name: isolate(pharmacist) })}</p>}
      <BillRows bill={bill} totalMinor={total} couponCode={null} />
    </Panel>
  );
}
