import { useText } from '@errand/client/i18n.tsx';
import { type Dispute, getDispute, settleDispute } from '@errand/contract/console/rental/disputes';
import { disputeOutcome, TRIP_PICTURE_STAGES } from '@errand/domain/rental';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { isolate } from '@errand/ui/isolate.ts';
import { useParams } from 'react-router';
import { PhoneLink } from '#blocks/contact/contact-links.tsx';
import { Form } from '#blocks/form/index.ts';
import { Amount } from '#blocks/formatted/formatted.tsx';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { PictureRow } from '#blocks/pictures/picture-row.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { useChargeName } from '../counter/use-charge-name.ts';

/** A charge of a trip that its customer disputes, with the pictures of both ends, and the office's answer. */
export default function DisputeScreen() {
  const t = useText();
  const may = useMay();
  const name = useChargeName();
  const id = Number(useParams().id);
  const dispute = useRead('rental', getDispute, { params: { id } });
  return (
    <Page
      title={t('counter.disputeOf', { id: isolate(`#${dispute.order_id}`) })}
      text={name(dispute)}
      back={{ to: '/', label: t('counter.today') }}
      narrow
    >
      <DisputeFacts dispute={dispute} />
      {TRIP_PICTURE_STAGES.map(
        (stage) =>
          dispute.pictures[stage].length > 0 && (
            <Panel key={stage} title={t(`counter.stage.${stage}`)}>
              <PictureRow
                urls={dispute.pictures[stage]}
                alt={(number) => t('counter.picture', { number, of: t(`counter.stage.${stage}`) })}
              />
            </Panel>
          ),
      )}
      {dispute.settled_at === null && may('rental.settle') && (
        <Panel title={t('counter.settleTitle')} text={t('counter.settleText')}>
          <Form
            endpoint={settleDispute}
            params={{ id }}
            values={{ left_minor: dispute.amount_minor }}
            fields={{
              left_minor: { label: t('counter.left'), help: t('counter.leftHelp'), control: 'money' },
              answer: { label: t('counter.answer'), help: t('counter.answerHelp') },
            }}
            submit={t('counter.settle')}
            done={t('counter.settled')}
          />
        </Panel>
      )}
      {may('orders.read') && (
        <div className="form-buttons">
          <ButtonLink to={`/orders/${dispute.order_id}`} variant="quiet">
            {t('counter.openTrip')}
          </ButtonLink>
        </div>
      )}
    </Page>
  );
}

function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const t = useText();
  const dates = useDates();
  const { settled_minor: left, amount_minor: charged } = dispute;
  const outcome = left === null ? null : disputeOutcome(charged, left);
  return (
    <Panel>
      <Facts
        facts={[
          [t('counter.dispute'), dispute.dispute && <bdi key="words">{dispute.dispute}</bdi>],
          [t('counter.charged'), <Amount key="amount" minor={charged} />],
          [t('counter.what'), dispute.text && <bdi key="text">{dispute.text}</bdi>],
          [t('counter.customer'), <bdi key="name">{dispute.customer_name}</bdi>],
          [t('counter.phone'), <PhoneLink key="phone" phone={dispute.customer_phone} />],
          [t('counter.provider'), dispute.provider.name],
          [t('counter.vehicle'), `${dispute.vehicle_name} ${isolate(dispute.plate)}`],
          [t('counter.pickedUpAt'), dispute.handed_over_at && dates.dateTime(dispute.handed_over_at)],
          [t('counter.return'), dates.dateTime(dispute.return_at)],
          [t('counter.returnedAt'), dispute.returned_at && dates.dateTime(dispute.returned_at)],
          [
            t('counter.conditionBefore'),
            dispute.condition_before && <bdi key="before">{dispute.condition_before}</bdi>,
          ],
          [
            t('counter.conditionAfter'),
            dispute.condition_after && <bdi key="after">{dispute.condition_after}</bdi>,
          ],
          [t('counter.outcome'), outcome && t(`counter.outcome.${outcome}`)],
          [t('counter.left'), left === null ? null : <Amount key="left" minor={left} />],
          [t('counter.answer'), dispute.answer && <bdi key="answer">{dispute.answer}</bdi>],
        ]}
      />
    </Panel>
  );
}
