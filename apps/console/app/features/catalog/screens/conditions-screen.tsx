import { listCatalogConditions } from '@errand/contract/console/catalog/brands-and-conditions';
import { BrandOrConditionList } from '../lists/brand-or-condition-list.tsx';

export default function ConditionsScreen() {
  return <BrandOrConditionList kind="conditions" endpoint={listCatalogConditions} />;
}
