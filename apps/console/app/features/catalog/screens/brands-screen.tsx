import { listCatalogBrands } from '@errand/contract/console/catalog/brands-and-conditions';
import { BrandOrConditionList } from '../lists/brand-or-condition-list.tsx';

export default function BrandsScreen() {
  return <BrandOrConditionList kind="brands" endpoint={listCatalogBrands} />;
}
