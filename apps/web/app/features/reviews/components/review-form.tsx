import { useText } from '@errand/client/i18n.tsx';
import type { GivenReview } from '@errand/contract/orders';
import { MAX_IMAGES } from '@errand/domain/media';
import { Button } from '@errand/ui/forms/button.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { Alert } from '@errand/ui/live/announced.tsx';
import { Star } from '@errand/ui/rating.tsx';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { fieldRejection } from '#platform/api/field-rejection.ts';
import './review-form.css';

export type Written = { rating: number; comment: string; pictures: File[] };

/**
 * The stars first; text and pictures after a rating. `given` is the previous review, which is replaced. `about` is
 * rendered above: a picture and a name.
 */
export function ReviewForm(props: {
  name: string;
  about: ReactNode;
  given: GivenReview | null;
  send: (written: Written) => Promise<unknown>;
  withPictures?: boolean;
}) {
  const { name, about, given, send, withPictures = true } = props;
  const t = useText();
  const [rating, setRating] = useState(given?.rating ?? 0);
  const [comment, setComment] = useState(given?.comment ?? '');
  const [pictures, setPictures] = useState<File[]>([]);
  const saving = useMutation({ mutationFn: () => send({ rating, comment: comment.trim(), pictures }) });
  const refusal = fieldRejection(saving.error, 'attachment');
  const isChanged =
    rating !== (given?.rating ?? 0) || comment.trim() !== (given?.comment ?? '') || pictures.length > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (rating > 0) saving.mutate(undefined, { onSuccess: () => setPictures([]) });
  }

  return (
    <form className="review-form" onSubmit={submit}>
      <div className="layout-row layout-between review-form-about">
        {about}
        <StarInput label={t('reviews.starsOf', { name })} value={rating} onChange={setRating} />
      </div>
      {rating > 0 && (isChanged || !given) && (
        <>
          <TextArea
            label={t('reviews.comment')}
            help={t('reviews.commentHelp')}
            optional
            dir="auto"
            maxLength={1000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          {withPictures && (
            <PictureField
              label={t('reviews.pictures')}
              optional
              error={refusal}
              files={pictures}
              most={MAX_IMAGES}
              onChange={setPictures}
            />
          )}
          <Button type="submit" variant="soft" loading={saving.isPending}>
            {t(given ? 'reviews.change' : 'reviews.send')}
          </Button>
        </>
      )}
      {given && !isChanged && (
        <p className="review-form-given">
          <CircleCheck size={18} />
          <span>
            {t('reviews.yours')}
            {given.comment && (
              <>
                : <bdi>{given.comment}</bdi>
              </>
            )}
          </span>
        </p>
      )}
      {saving.error && refusal === null && (
        <Alert className="field-error">
          <CircleAlert size={16} />
          {saving.error.message}
        </Alert>
      )}
    </form>
  );
}

/**
 * One to five stars as radio buttons in reading order, filled up to the selected one. `label` names the rated thing.
 */
function StarInput(props: { label: string; value: number; onChange: (stars: number) => void }) {
  const { label, value, onChange } = props;
  const t = useText();
  const name = useId();
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <fieldset className="star-input" onPointerLeave={() => setHovered(0)}>
      <legend className="sr-only">{label}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label
          key={stars}
          className={stars <= shown ? 'on' : undefined}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(stars)}
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={value === stars}
            onChange={() => onChange(stars)}
          />
          <span className="sr-only">{t('reviews.star', { stars })}</span>
          <Star size={30} />
        </label>
      ))}
    </fieldset>
  );
}
