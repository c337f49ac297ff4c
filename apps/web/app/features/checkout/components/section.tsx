import { type ReactNode, useId } from 'react';
import './section.css';

/** A section of the page: heading, an optional element beside it, and content. */
export function Section(props: {
  title: string;
  aside?: ReactNode;
  /** The target id of links from a problem to this section. */
  id?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className="checkout-section"
      aria-labelledby={id}
      id={props.id}
      tabIndex={props.id ? -1 : undefined}
    >
      <div className="layout-row layout-between">
        <h2 className="text-h3" id={id}>
          {props.title}
        </h2>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
