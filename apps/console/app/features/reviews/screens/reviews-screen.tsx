import { useText } from '@errand/client/i18n.tsx';
import { listReviews, REVIEW_KINDS } from '@errand/contract/console/support/reviews';
import { labelsOf } from '#blocks/form/names-of.ts';
import { List } from '#blocks/list/index.ts';
import { Page } from '#blocks/page/page.tsx';
import { StateTag } from '#blocks/state-tag/state-tag.tsx';
import { useDates } from '#platform/format.ts';
import { Stars } from '../stars.tsx';
import './reviews-screen.css';

export default function ReviewsScreen() {
  const t = useText();
  const dates = useDates();
  return (
    <Page title={t('reviews.title')} text={t('reviews.text')}>
      <List
        endpoint={listReviews}
        resource="reviews"
        href={({ id }) => `/reviews/${id}`}
        searchLabel={t('reviews.search')}
        filters={{
          kind: {
            label: t('reviews.kind'),
            options: labelsOf(REVIEW_KINDS, (kind) => t(`reviews.kind.${kind}`)),
          },
          rating: {
            label: t('reviews.rating'),
            options: Object.fromEntries(
              [5, 4, 3, 2, 1].map((count) => [count, t('reviews.stars', { count })]),
            ),
          },
          replied: { label: t('reviews.repliedOnly') },
          hidden: { label: t('reviews.hiddenOnly') },
          from: { label: t('reviews.createdAt') },
        }}
        columns={{
          rating: {
            header: t('reviews.rating'),
            sort: 'rating',
            cell: ({ rating }) => <Stars rating={rating} />,
          },
          comment: {
            header: t('reviews.comment'),
            phone: 'plain',
            cell: ({ comment }) => <bdi className="reviews-comment">{comment || '–'}</bdi>,
          },
          customer: {
            header: t('reviews.customer'),
            phone: 'plain',
            cell: ({ customer_name }) => <bdi>{customer_name}</bdi>,
          },
          kind: { header: t('reviews.kind'), cell: ({ kind }) => t(`reviews.kind.${kind}`) },
          subject: {
            header: t('reviews.subject'),
            phone: 'plain',
            cell: ({ subject }) => subject?.name ?? '–',
          },
          store: { header: t('reviews.store'), phone: 'plain', cell: ({ store }) => store?.name ?? '–' },
          created_at: {
            header: t('reviews.createdAt'),
            phone: 'plain',
            sort: 'created_at',
            cell: ({ created_at }) => <time dateTime={created_at}>{dates.date(created_at)}</time>,
          },
          state: {
            header: t('reviews.state'),
            phone: 'beside',
            cell: ({ hidden_at, has_reply }) => (
              <StateTag of="reviews" state={hidden_at ? 'hidden' : has_reply ? 'replied' : 'shown'} />
            ),
          },
        }}
        empty={{ title: t('reviews.none'), text: t('reviews.noneText') }}
      />
    </Page>
  );
}
