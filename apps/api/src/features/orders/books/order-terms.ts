import {
  type AgreedTerms,
  agreeTerms,
  type OrderWaivers,
  officeTerms,
  type TermSettings,
} from '@errand/domain/books';
import type { SellerRow } from '../../stores/stores.views.ts';

/** The terms that an order keeps, of the store that sells it; null for a parcel, which nobody sells. */
export function termsOfOrder(
  settings: TermSettings,
  seller: SellerRow | null,
  waivers: OrderWaivers,
): AgreedTerms {
  const terms = seller && {
    commissionPercent: seller.commission_percent,
    hasPlan: seller.plan_id !== null,
    deliversItself: seller.self_delivery,
    reverseCharge: seller.reverse_charge,
  };
  return agreeTerms(officeTerms(settings), terms, waivers);
}
