import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { Bike, MapPin, ShoppingBag } from 'lucide-react';
import './how-it-works.css';

const STEPS = [
  { key: 'where', Icon: MapPin },
  { key: 'fill', Icon: ShoppingBag },
  { key: 'watch', Icon: Bike },
] as const;

/** How it works, in three steps. */
export function HowItWorks() {
  const t = useText();
  return (
    <section className="page-section page-width how-it-works" aria-labelledby="how">
      <div className="how-it-works-body">
        <h2 className="text-h1" id="how">
          {t('landing.how.title')}
        </h2>
        <ol>
          {STEPS.map(({ key, Icon }) => (
            <li key={key}>
              <span className="how-it-works-icon">
                <Icon className={cx('icon', key === 'watch' && 'mirror-rtl')} size={24} />
              </span>
              <h3 className="text-h3">{t(`landing.how.${key}`)}</h3>
              <p className="text-muted">{t(`landing.how.${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
