import type { ReactNode } from 'react';
import './action-list.css';

/** Further actions of a page, one per row. A link among them has the class `action-list-row`. */
export function ActionList({ children }: { children: ReactNode }) {
  return <div className="action-list">{children}</div>;
}

export function ActionRow(props: { icon: ReactNode; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="action-list-row" onClick={props.onPress}>
      {props.icon}
      {props.children}
    </button>
  );
}
