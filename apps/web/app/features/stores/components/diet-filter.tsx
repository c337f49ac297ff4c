import { useText } from '@errand/client/i18n.tsx';
import { DIETS, type Diet } from '@errand/domain/catalog';
import { cx } from '@errand/ui/cx.ts';
import './diet-filter.css';

const TEXTS = { all: 'stores.dietAll', veg: 'stores.dietVeg', non_veg: 'stores.dietNonVeg' } as const;

/** All, veg or non-veg; shown if the operator enables it and the store sells both. */
export function DietFilter({ value, onChange }: { value: Diet; onChange: (diet: Diet) => void }) {
  const t = useText();
  return (
    <div className="segment diet-filter" role="group" aria-label={t('stores.diet')}>
      {DIETS.map((diet) => (
        <button
          type="button"
          key={diet}
          className={cx(value === diet && 'on')}
          aria-pressed={value === diet}
          onClick={() => onChange(diet)}
        >
          {diet !== 'all' && (
            <span className={cx('veg-mark', diet === 'non_veg' && 'non')} aria-hidden="true" />
          )}
          {t(TEXTS[diet])}
        </button>
      ))}
    </div>
  );
}
