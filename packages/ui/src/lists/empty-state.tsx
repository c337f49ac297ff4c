import type { ReactNode } from 'react';
import { StaticPicture } from '../pictures/static-picture.tsx';

/** A picture on the curve, by its name, a title, one sentence and at most one action. `eager`: it is in the first view. */
export function EmptyState(props: {
  picture?: ReactNode;
  eager?: boolean | undefined;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}) {
  const { picture, eager, title, text, children, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <div className="empty-state-picture">
        <svg viewBox="0 0 220 120" fill="none" aria-hidden="true">
          <path
            d="M6 96C50 96 48 34 110 34s58 64 104 64"
            stroke="var(--pressed)"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <circle cx="6" cy="96" r="6" fill="var(--line-strong)" />
          <circle cx="214" cy="98" r="6" fill="var(--ink)" />
        </svg>
        {typeof picture === 'string' ? <StaticPicture name={picture} eager={eager} /> : picture}
      </div>
      <Heading className="text-h3">{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {children && <div className="empty-state-action">{children}</div>}
    </div>
  );
}
