import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Alert, Announced } from './live/announced.tsx';

type Props = ComponentProps<'p'> & {
  /** A `div` takes lists and paragraphs. */
  as?: 'p' | 'div';
  tone?: 'info' | 'warn' | 'bad' | undefined;
  icon?: LucideIcon | undefined;
  text?: ReactNode;
  /** `alert` is announced at once; `status` when it appears and when its words change; `changes` only then. */
  live?: 'alert' | 'status' | 'changes';
};

/** A message in a box of its own. Its children stand beside the text. */
export function Note({ as: Tag = 'p', tone, icon: Icon, text, live, className, children, ...rest }: Props) {
  const content = (
    <>
      {Icon && <Icon className="icon" size={20} />}
      {text && <span>{text}</span>}
      {children}
    </>
  );
  const props = { ...rest, className: cx('note', tone, className), children: content };
  if (live === 'alert') return <Alert as={Tag} {...props} />;
  if (live) return <Announced as={Tag} first={live === 'status'} {...props} />;
  return <Tag {...props} />;
}
