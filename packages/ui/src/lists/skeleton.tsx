import type { CSSProperties } from 'react';

/** A placeholder of the final size while content loads. */
export function Skeleton(props: {
  width?: string | undefined;
  height?: string | undefined;
  radius?: string | undefined;
  className?: string | undefined;
}) {
  const { width = '100%', height = '1em', radius = '8px', className = '' } = props;
  const style: CSSProperties = { inlineSize: width, blockSize: height, borderRadius: radius };
  return <span className={`skeleton ${className}`} style={style} aria-hidden="true" />;
}
