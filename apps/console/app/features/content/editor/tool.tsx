import { cx } from '@errand/ui/cx.ts';
import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';

/** A button of a toolbar. */
export function Tool(props: {
  icon: LucideIcon;
  label: string;
  /** Whether the selected text has it; undefined for an action. */
  on?: boolean;
  disabled?: boolean;
  /** Its picture has the direction of the page. */
  mirrored?: boolean;
  run: () => void;
}) {
  const { icon: Icon, label, on, disabled = false, mirrored, run } = props;
  return (
    <Toolbar.Button
      className="icon-button sm"
      aria-label={label}
      title={label}
      aria-pressed={on}
      disabled={disabled}
      onClick={run}
    >
      <Icon className={cx(mirrored && 'mirror-rtl')} size={18} aria-hidden="true" />
    </Toolbar.Button>
  );
}
