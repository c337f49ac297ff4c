import { LogoMark } from '@errand/ui/logo-mark.tsx';
import { ShopPicture } from '@errand/ui/shop-picture.tsx';
import { brand, shopName } from '#platform/brand.ts';

/** The shop's icon, else its logo, else the product's mark, beside the shop's name. */
export function ShopMark({ size }: { size: number }) {
  if (brand.icon) return <img className="shop-mark" src={brand.icon} alt="" width={size} height={size} />;
  return brand.logo ? <ShopLogo size={size} /> : <LogoMark size={size} />;
}

/** The shop's logo, on dark pages the one for them; without one, its mark and its name. */
export function ShopLogo({ size }: { size: number }) {
  const { logo, logo_dark: dark } = brand;
  if (!logo)
    return (
      <>
        <ShopMark size={size} />
        {shopName && <b className="text-title">{shopName}</b>}
      </>
    );
  return <ShopPicture src={logo} darkSrc={dark} alt={shopName} height={size} />;
}
