import { useText } from '@errand/client/i18n.tsx';
import { hideReview, type Review, showReview } from '@errand/contract/console/support/reviews';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import { FormDialog } from '#blocks/form/index.ts';
import { Facts, Panel } from '#blocks/page/page.tsx';
import { useDates } from '#platform/format.ts';
import { useChange } from '#platform/query.ts';

/** Hides a review for a reason, or shows it again. */
export function VisibilityPanel({ review }: { review: Review }) {
  const t = useText();
  const dates = useDates();
  const [isHiding, setHiding] = useState(false);
  const show = useChange(showReview, { done: t('reviews.isShown') });
  const { id, hidden_at: hiddenAt, version } = review;
  return (
    <Panel title={t('reviews.visibility')}>
      {hiddenAt && (
        <Facts
          facts={[
            [t('reviews.hidden'), dates.dateTime(hiddenAt)],
            [t('reviews.hideReason'), review.hide_reason],
          ]}
        />
      )}
      <div className="form-buttons">
        {hiddenAt ? (
          <Button
            variant="quiet"
            loading={show.isPending}
            onClick={() => show.mutate({ params: { id }, body: { version } })}
          >
            {t('reviews.show')}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => setHiding(true)}>
            {t('reviews.hide')}
          </Button>
        )}
      </div>
      <FormDialog
        open={isHiding}
        onClose={() => setHiding(false)}
        title={t('reviews.hide')}
        endpoint={hideReview}
        params={{ id }}
        hidden={{ version }}
        fields={{ reason: { label: t('reviews.hideReason'), help: t('reviews.hideHelp') } }}
        submit={t('reviews.hide')}
        danger
        done={t('reviews.isHidden')}
      />
    </Panel>
  );
}
