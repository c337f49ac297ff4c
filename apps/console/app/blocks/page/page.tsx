import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTitle } from '#platform/use-title.ts';
import './page.css';

/** The frame of a screen: its title, actions and the link back to its list. */
export function Page(props: {
  title: string;
  text?: string;
  back?: { to: string; label: string };
  /** The state of the object, beside its name. */
  state?: ReactNode;
  actions?: ReactNode;
  /** Forms and texts, which are easier to read in a narrow column. */
  narrow?: boolean;
  children: ReactNode;
}) {
  const { title, text, back, state, actions, narrow = false, children } = props;
  useTitle(title);
  return (
    <article className="page" data-narrow={narrow || undefined}>
      <header className="page-head">
        <div className="page-title">
          {back && (
            <Link to={back.to} className="page-back">
              <ChevronLeft className="icon mirror-rtl icon-bold" size={16} />
              {back.label}
            </Link>
          )}
          <div className="page-name">
            <h1 className="text-h1">{title}</h1>
            {state}
          </div>
          {text && <p className="text-meta">{text}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </article>
  );
}

/** Main content and related content, in two columns on wide screens. */
export function Columns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="page-columns">
      <div>{children}</div>
      <div>{side}</div>
    </div>
  );
}

/** A part of a screen with a heading. */
export function Panel(props: { title?: string; text?: string; actions?: ReactNode; children: ReactNode }) {
  const { title, text, actions, children } = props;
  return (
    <section className="panel">
      {title && (
        <header className="panel-head">
          <div>
            <h2 className="text-h3">{title}</h2>
            {text && <p className="text-meta">{text}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

/** Names and values of one object. Pairs without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) =>
        value === null || value === undefined || value === false || value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
