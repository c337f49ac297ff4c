import { useText } from '@errand/client/i18n.tsx';
import { getPrescription, type Prescription } from '@errand/contract/console/orders/prescriptions';
import { isolate } from '@errand/ui/isolate.ts';
import { Note } from '@errand/ui/note.tsx';
import { useLocation, useParams } from 'react-router';
import { Columns, Facts, Page, Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { isolatedText } from '../isolated-text.tsx';
import { BillRows } from '../page/bill-rows.tsx';
import { OfferForm } from '../prescription/offer-form.tsx';
import { PrescriptionFiles } from '../prescription/prescription-files.tsx';
import { PrescriptionTag } from '../prescription/prescription-tag.tsx';
import '../page/items-panel.css';

/** The pharmacist's screen of an order by prescription: its pictures beside the lines to offer. */
export default function PrescriptionScreen() {
  const t = useText();
  const dates = useDates();
  const { pathname, search } = useLocation();
  const id = Number(useParams().id);
  const prescription = useRead('orders', getPrescription, { params: { id } });
  const { store, note, files } = prescription;
  const back = pathname.startsWith('/kitchen')
    ? { to: `/kitchen${search || `?store=${store.id}`}`, label: store.name }
    : { to: `/orders/${id}`, label: t('orders.one', { id: `#${id}` }) };
  return (
    <Page
      title={t('orders.rx.title', { id: isolate(`#${id}`) })}
      text={[store.name, dates.dateTime(prescription.created_at)].join(' · ')}
      state={<PrescriptionTag prescription={prescription} status={prescription.status} />}
      back={back}
    >
      <Columns
        side={
          <>
            <Panel title={t('orders.rx.files')}>
              <PrescriptionFiles urls={files} />
            </Panel>
            <Panel title={t('orders.customer')}>
              <Facts
                facts={[
                  [t('orders.rx.name'), isolatedText(prescription.customer_name)],
                  [
                    t('orders.rx.phone'),
                    <a key="phone" className="text-link" href={`tel:${prescription.customer_phone}`}>
                      <bdi dir="ltr">{prescription.customer_phone}</bdi>
                    </a>,
                  ],
                  [t('orders.customerNote'), isolatedText(note)],
                ]}
              />
            </Panel>
          </>
        }
      >
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
