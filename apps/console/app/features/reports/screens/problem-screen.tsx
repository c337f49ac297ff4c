import { useText } from '@errand/client/i18n.tsx';
import { answerProblem, getProblem } from '@errand/contract/console/support/problems';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { useParams } from 'react-router';
import { PhoneLink } from '#blocks/contact/contact-links.tsx';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { PictureRow } from '#blocks/pictures/picture-row.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

export default function ProblemScreen() {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const id = Number(useParams().id);
  const problem = useRead('problems', getProblem, { params: { id } });
  return (
    <Page
      title={t('problems.one', { order: problem.order_id })}
      back={{ to: '/problems', label: t('problems.title') }}
      state={<StateTag of="problems.state" state={problem.state} />}
      narrow
    >
      <Panel>
        <Facts
          facts={[
            [t('problems.reason'), <bdi key="reason">{problem.reason}</bdi>],
            [t('problems.words'), problem.text && <bdi key="text">{problem.text}</bdi>],
            [t('problems.customer'), <bdi key="name">{problem.customer_name}</bdi>],
            [t('problems.phone'), <PhoneLink key="phone" phone={problem.customer_phone} />],
            [t('problems.store'), problem.store?.name],
            [t('problems.createdAt'), dates.dateTime(problem.created_at)],
            [t('problems.answeredAt'), problem.answered_at && dates.dateTime(problem.answered_at)],
            [t('problems.answer'), problem.answer && <bdi key="answer">{problem.answer}</bdi>],
          ]}
        />
        <PictureRow urls={problem.pictures} alt={(number) => t('problems.picture', { number })} />
        {may('orders.read') && (
          <div className="form-buttons">
            <ButtonLink to={`/orders/${problem.order_id}`} variant="quiet">
              {t(may('orders.refund') ? 'problems.refund' : 'problems.openOrder')}
            </ButtonLink>
          </div>
        )}
      </Panel>
      {problem.state === 'open' && may('problems.answer') && (
        <Panel title={t('problems.answerTitle')} text={t('problems.answerText')}>
          <Form
            endpoint={answerProblem}
            params={{ id }}
            fields={{ answer: { label: t('problems.answer') } }}
            submit={t('problems.send')}
            done={t('problems.sent')}
          />
        </Panel>
      )}
    </Page>
  );
}
