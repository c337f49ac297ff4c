const files = import.meta.glob<string>('../../assets/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** One of the cut-out pictures in `assets/pictures`. Decorative, because the text beside it names its subject. */
export function StaticPicture(props: {
  name: string;
  width?: number | undefined;
  className?: string | undefined;
  eager?: boolean | undefined;
}) {
  const { name, width = 96, className, eager } = props;
  const src = files[`../../assets/pictures/${name}.webp`];
  return (
    <img
      src={src}
      width={width}
      height={width}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      draggable={false}
    />
  );
}
