import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { getReview, type Review, replyToReview } from '@errand/contract/console/support/reviews';
import { Button } from '@errand/ui/forms/button.tsx';
import { Link, useParams } from 'react-router';
import { Form } from '#blocks/form/index.ts';
import { Facts, Page, Panel } from '#blocks/page/page.tsx';
import { PictureRow } from '#blocks/pictures/picture-row.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { useChange, useRead } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';
import { Stars } from '../stars.tsx';
import { VisibilityPanel } from '../visibility-panel.tsx';

export default function ReviewScreen() {
  const t = useText();
  const may = useMay();
  const dates = useDates();
  const { id = '' } = useParams();
  const review = useRead('reviews', getReview, { params: { id } });
  const { kind, order_id: orderId, store, subject } = review;
  return (
    <Page
      title={t('reviews.one', { name: subject?.name ?? store?.name ?? '' })}
      back={{ to: '/reviews', label: t('reviews.title') }}
      state={
        <StateTag of="reviews" state={review.hidden_at ? 'hidden' : review.has_reply ? 'replied' : 'shown'} />
      }
      narrow
    >
      <Panel>
        <Facts
          facts={[
            [t('reviews.rating'), <Stars key="stars" rating={review.rating} />],
            [t('reviews.comment'), review.comment && <bdi key="comment">{review.comment}</bdi>],
            [t('reviews.customer'), <bdi key="name">{review.customer_name}</bdi>],
            [t('reviews.kind'), t(`reviews.kind.${kind}`)],
            [t('reviews.subject'), subject?.name],
            [t('reviews.store'), store?.name],
            [
              t('reviews.order'),
              orderId !== null && may('orders.read') && (
                <Link key="order" className="text-link" to={`/orders/${orderId}`}>
                  <bdi>#{orderId}</bdi>
                </Link>
              ),
            ],
            [t('reviews.createdAt'), dates.dateTime(review.created_at)],
          ]}
        />
        <PictureRow urls={review.pictures} alt={(number) => t('reviews.picture', { number })} />
      </Panel>
      {kind !== 'courier' && <ReplyPanel review={review} />}
      {may('reviews.moderate') && <VisibilityPanel review={review} />}
    </Page>
  );
}

/** The store's reply, which the shop shows below the review. */
function ReplyPanel({ review: { id, reply, version } }: { review: Review }) {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  const remove = useChange(replyToReview);
  if (!may('reviews.answer'))
    return reply && <Panel title={t('reviews.reply')}>{reply[language] ?? reply.en}</Panel>;
  return (
    <Panel
      title={t('reviews.reply')}
      text={t('reviews.replyText')}
      actions={
        reply && (
          <Button
            size="sm"
            variant="quiet"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id }, body: { reply: null, version } })}
          >
            {t('reviews.removeReply')}
          </Button>
        )
      }
    >
      <Form
        endpoint={replyToReview}
        params={{ id }}
        hidden={{ version }}
        values={{ reply }}
        fields={{ reply: { label: t('reviews.reply') } }}
        submit={t('reviews.save')}
        done={t('reviews.saved')}
      />
    </Panel>
  );
}
