import {
  type AgreedTerms,
  agreeTerms,
  type OfficeTerms,
  type OrderWaivers,
  STANDARD_TERMS,
} from '@errand/domain/books';
import type { Settings } from '../../../platform/settings.ts';
import type { SellerRow } from '../../stores/stores.views.ts';

/** The terms of the operator for orders that are placed now. */
export function officeTermsOf({
  admin_commission: percent,
}: Pick<Settings, 'admin_commission'>): OfficeTerms {
  return { ...STANDARD_TERMS, commission: { ...STANDARD_TERMS.commission, percent } };
}

/** The terms that an order keeps, of the store that sells it; null for a parcel, which nobody sells. */
export function termsOfOrder(
  settings: Pick<Settings, 'admin_commission'>,
  seller: SellerRow | null,
  waivers: OrderWaivers,
): AgreedTerms {
  const terms = seller && {
    commissionPercent: seller.commission_percent,
    hasPlan: seller.plan_id !== null,
    deliversItself: seller.self_delivery,
  };
  return agreeTerms(officeTermsOf(settings), terms, waivers);
}
