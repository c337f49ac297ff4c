import { useText } from '@errand/client/i18n.tsx';
import { cx } from '@errand/ui/cx.ts';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { setGuide } from '#platform/guide.ts';
import './opening-row.css';

type Props = {
  /** The name of the task in the guide. */
  task: string;
  label: string;
  text: string;
  done: boolean;
  optional?: boolean;
  /** The screen that completes it; null if the list itself does. */
  to: string | null;
  /** Of what the label is a part, for the name of the link. */
  of?: string;
  children?: ReactNode;
};

/** A line of the opening list: whether it is done, and the screen that completes it. */
export function OpeningRow({ task, label, text, done, optional = false, to, of, children }: Props) {
  const t = useText();
  const Icon = done ? CircleCheck : CircleDashed;
  const name = of === undefined ? label : t('set-up.partOf', { module: of, part: label });
  return (
    <li className="opening-row" data-done={done || undefined}>
      <Icon className="icon" size={22} />
      <div>
        <b className="text-label">{label}</b>
        <p className="text-caption">{text}</p>
      </div>
      <span className={cx('tag', done ? 'ok' : !optional && 'warn')}>
        {t(done ? 'set-up.done' : optional ? 'set-up.advised' : 'set-up.missing')}
      </span>
      {to && !done && (
        <ButtonLink
          to={to}
          size="sm"
          variant="quiet"
          onClick={() => setGuide(task)}
          aria-label={`${t('set-up.go')}: ${name}`}
        >
          {t('set-up.go')}
        </ButtonLink>
      )}
      {children}
    </li>
  );
}
