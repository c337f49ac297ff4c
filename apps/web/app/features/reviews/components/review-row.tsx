import { useText } from '@errand/client/i18n.tsx';
import { useDates } from '@errand/client/use-dates.ts';
import type { Review } from '@errand/contract/reviews';
import { Dialog } from '@errand/ui/dialog.tsx';
import { Picture, pictureAt } from '@errand/ui/pictures/picture.tsx';
import { Stars } from '@errand/ui/rating.tsx';
import { type ReactNode, useState } from 'react';
import type { Seller } from '../review-page.ts';
import './review-row.css';

/** A review: stars, author and date, text, pictures and the seller's reply. `about` names the reviewed item. */
export function ReviewRow(props: {
  review: Review;
  /** Who replies: a store, restaurant or provider. */
  seller: Seller;
  about?: ReactNode;
}) {
  const { review, seller, about } = props;
  const t = useText();
  const { rating } = review;
  return (
    <li className="review-row">
      <header>
        <Stars rating={rating} label={t('reviews.stars', { stars: rating })} />
        <bdi className="text-label">{review.customer_name}</bdi>
        <Day at={review.created_at} />
      </header>
      {review.comment && (
        <p>
          <bdi>{review.comment}</bdi>
        </p>
      )}
      {about}
      <Pictures review={review} />
      {review.reply && (
        <div className="review-row-reply">
          <b>{t(`reviews.reply.${seller}`)}</b>
          <bdi>{review.reply}</bdi>
        </div>
      )}
    </li>
  );
}

/** The date in UTC, so that server and browser render the same text. */
function Day({ at }: { at: string }) {
  const { date } = useDates();
  return (
    <time className="text-caption" dateTime={at}>
      {date(at.slice(0, 'YYYY-MM-DD'.length))}
    </time>
  );
}

function Pictures({ review }: { review: Review }) {
  const t = useText();
  const [shown, setShown] = useState<string | null>(null);
  const pictures = review.attachment_full_url;
  if (pictures.length === 0) return null;
  return (
    <div className="review-row-pictures">
      {pictures.map((src, index) => (
        <button
          type="button"
          key={src}
          aria-label={t('reviews.picture', { number: index + 1, name: review.customer_name })}
          onClick={() => setShown(src)}
        >
          <Picture src={src} width={88} />
        </button>
      ))}
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={t('reviews.pictureOf', { name: review.customer_name })}
        className="review-row-large"
      >
        {shown && <img src={pictureAt(shown, 1200)} alt="" />}
      </Dialog>
    </div>
  );
}
