const WIDTHS = [64, 96, 128, 192, 256, 384, 512, 640, 800, 1200, 1800];

/** The URL of a stored picture in another width; other URLs are unchanged. */
export function pictureAt(src: string, width: number): string {
  return src.replace(/\/(\d+)\.webp$/, `/${width}.webp`);
}

/**
 * Smaller pictures get a low priority, because React preloads eager pictures otherwise. Preloading a small one gains
 * little, and is wasted if the browser has already cached the sharper size.
 */
const MIN_PRELOADED = 100;

/**
 * A stored picture: `width` in CSS pixels, sharp on high-density screens. `alt` is empty if the name is beside it. Lazy
 * unless `eager` (the pictures of the first screen).
 */
export function Picture(props: {
  src: string;
  width: number;
  height?: number | undefined;
  alt?: string | undefined;
  eager?: boolean | undefined;
  className?: string | undefined;
  style?: React.CSSProperties | undefined;
}) {
  const { src, width, height = width, alt = '', eager = false } = props;
  const priority = width < MIN_PRELOADED ? 'low' : 'high';
  const at = (density: number) => WIDTHS.find((step) => step >= width * density) ?? 1800;
  return (
    <img
      src={pictureAt(src, at(1))}
      srcSet={`${pictureAt(src, at(1))} 1x, ${pictureAt(src, at(2))} 2x`}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? priority : undefined}
      decoding="async"
      className={props.className}
      style={props.style}
      draggable={false}
    />
  );
}
