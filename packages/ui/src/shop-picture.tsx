type ShopPictureProps = {
  src: string;
  /** The picture for dark pages; null for the same one. */
  darkSrc: string | null;
  /** Empty beside the name of the shop. */
  alt: string;
  height: number;
};

/** The logo of a shop, on dark pages the one for them. Paper is white, so it has the first. */
export function ShopPicture({ src, darkSrc, alt, height }: ShopPictureProps) {
  return (
    <>
      <img className={darkSrc ? 'shop-logo only-light' : 'shop-logo'} src={src} alt={alt} height={height} />
      {/* Not loaded before it is shown. */}
      {darkSrc && (
        <img className="shop-logo only-dark" src={darkSrc} alt={alt} height={height} loading="lazy" />
      )}
    </>
  );
}
