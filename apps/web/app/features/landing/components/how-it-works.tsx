import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { Bike, MapPin, ShoppingBag } from 'lucide-react';

const STEPS = [
  { key: 'where', Icon: MapPin },
  { key: 'fill', Icon: ShoppingBag },
  { key: 'watch', Icon: Bike },
] as const;

/** How it works, in three steps. */
export function HowItWorks() {
  const t = useText();
  return (
    <section className="section wrap land-how" aria-labelledby="how">
      <div className="how">
        <h2 className="h1" id="how">
          {t('landing.how.title')}
        </h2>
        <ol>
          {STEPS.map(({ key, Icon }) => (
            <li key={key}>
              <span className="gl">
                <Icon
                  className={cx('ic', key === 'watch' && 'flip')}
                  size={24}
                  strokeWidth={1.75}
                  aria-hidden="true"
                />
              </span>
              <h3 className="h3">{t(`landing.how.${key}`)}</h3>
              <p className="muted">{t(`landing.how.${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
