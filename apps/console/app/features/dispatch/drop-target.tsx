import { cx } from '@errand/ui/cx.ts';
import { type ReactNode, useState } from 'react';
import { DRAGGED_ORDER } from './dispatch-card.tsx';
import './drop-target.css';

/** A column that accepts dropped orders; without `onDrop` it accepts none. */
export function DropTarget(props: {
  title: string;
  text?: string;
  count: number;
  className?: string;
  onDrop: ((orderId: number) => void) | undefined;
  children: ReactNode;
}) {
  const { title, text, count, className, onDrop, children } = props;
  const [isOver, setOver] = useState(false);
  return (
    <section
      className={cx('drop-target', isOver && 'over', className)}
      onDragOver={(event) => {
        if (!onDrop || !event.dataTransfer.types.includes(DRAGGED_ORDER)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop?.(Number(event.dataTransfer.getData(DRAGGED_ORDER)));
      }}
    >
      <header className="drop-target-head">
        <div>
          <h3 className="text-label">{title}</h3>
          {text && <p className="text-caption">{text}</p>}
        </div>
        <span className="tag">{count}</span>
      </header>
      {children}
    </section>
  );
}
