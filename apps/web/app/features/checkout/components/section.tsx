import { type ReactNode, useId } from 'react';
import './section.css';

/** One step of the page: its heading, something beside it, its content. */
export function Section(props: {
  title: string;
  aside?: ReactNode;
  /** Where somebody is led who has to put something right here. */
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
