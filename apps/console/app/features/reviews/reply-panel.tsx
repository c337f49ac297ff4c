import { useLanguage, useText } from '@errand/client/i18n.tsx';
import { type Review, replyToReview } from '@errand/contract/console/support/reviews';
import { Button } from '@errand/ui/forms/button.tsx';
import { toastDone } from '@errand/ui/toast.tsx';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useChange } from '#platform/query.ts';
import { useMay } from '#platform/session.ts';

/** The store's reply, which the shop shows below the review. */
export function ReplyPanel({ review: { id, reply, version } }: { review: Review }) {
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
        onDone={() => toastDone(t('reviews.saved'))}
      />
    </Panel>
  );
}
