import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

type Look = {
  variant?: 'primary' | 'ink' | 'soft' | 'quiet' | 'line' | 'danger' | 'ghost' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  full?: boolean | undefined;
  /** Spreads the content: action first, total last. */
  split?: boolean | undefined;
};

function classNameOf({ variant = 'primary', size = 'md', full, split }: Look, className?: string): string {
  return cx('button', variant, size !== 'md' && size, full && 'full', split && 'split', className);
}

/** A button. While `loading` it keeps its width, is announced as busy and cannot be pressed. */
export function Button(
  props: ComponentProps<'button'> & Look & { loading?: boolean; loadingText?: ReactNode },
) {
  const {
    variant,
    size,
    full,
    split,
    loading = false,
    loadingText,
    className,
    children,
    disabled,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNameOf({ variant, size, full, split }, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    >
      {loading && <i className="spinner" aria-hidden="true" />}
      {loading ? (loadingText ?? children) : children}
    </button>
  );
}

/** A link styled as a button. */
export function ButtonLink(props: ComponentProps<typeof Link> & Look) {
  const { variant, size, full, split, className, ...rest } = props;
  return <Link {...rest} className={classNameOf({ variant, size, full, split }, className)} />;
}

/** A round icon button; `label` is its accessible name. */
export function IconButton(
  props: ComponentProps<'button'> & { label: string; look?: 'plain' | 'fill' | 'float'; small?: boolean },
) {
  const { label, look: kind = 'plain', small, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx('icon-button', kind !== 'plain' && kind, small && 'sm', className)}
    />
  );
}
