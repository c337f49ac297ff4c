import { cx } from '@errand/ui/cx.ts';
import { type ReactNode, useState } from 'react';
import { DRAGGED_ORDER } from './dispatch-card.tsx';
import './drop-target.css';

/** A column that accepts dropped orders; without `onDrop` it accepts none. */
export function DropTarget(props: {
  title: string;
  /** The level of its heading. */
  level: 2 | 3;
  text?: string;
  count: number;
  className?: string;
  onDrop: ((orderId: number) => void) | undefined;
  children: ReactNode;
}) {
  const { title, level, text, count, className, onDrop, children } = props;
  const [isOver, setOver] = useState(false);
  const Heading = `h${level}` as const;
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
          <Heading className="text-label">{title}</Heading>
          {text && <p className="text-caption">{text}</p>}
        </div>
        <span className="tag">{count}</span>
      </header>
      {children}
    </section>
  );
}
