import { useText } from '@errand/client/i18n.tsx';
import { Star } from '@errand/ui/rating.tsx';
import { useId, useState } from 'react';
import './star-input.css';

/**
 * One to five stars as radio buttons in reading order, filled up to the selected one. `label` names the rated thing.
 */
export function StarInput(props: { label: string; value: number; onChange: (stars: number) => void }) {
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
