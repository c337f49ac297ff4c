import { useText } from '@errand/client/i18n.tsx';
import { cx } from './cx.ts';

/**
 * The current price, then the previous one struck through. All are formatted text; `exact` is the accessible text of
 * shortened amounts.
 */
export function Price(props: {
  now: string;
  before?: string | null | undefined;
  exact?: { now: string; before: string } | undefined;
  unit?: string | undefined;
  large?: boolean | undefined;
}) {
  const { now, before, exact, unit, large } = props;
  const t = useText();
  return (
    <span className={cx('price', large && 'lg')}>
      <b>
        <Amount shown={now} exact={exact?.now} />
      </b>
      {before && before !== now && ' '}
      {before && before !== now && (
        <s>
          <span className="sr-only">{t('ui.before')} </span>
          <Amount shown={before} exact={exact?.before} />
        </s>
      )}
      {unit && <i> {unit}</i>}
    </span>
  );
}

function Amount({ shown, exact = shown }: { shown: string; exact?: string | undefined }) {
  if (shown === exact) return <bdi dir="ltr">{shown}</bdi>;
  return (
    <>
      <bdi dir="ltr" aria-hidden="true">
        {shown}
      </bdi>
      <bdi dir="ltr" className="sr-only">
        {exact}
      </bdi>
    </>
  );
}
