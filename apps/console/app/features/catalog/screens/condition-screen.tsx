import * as contract from '@errand/contract/console/catalog/brands-and-conditions';
import { BrandOrConditionScreen } from '../lists/brand-or-condition-screen.tsx';

export default function ConditionScreen() {
  return (
    <BrandOrConditionScreen
      kind="conditions"
      read={contract.getCatalogCondition}
      create={contract.createCatalogCondition}
      update={contract.updateCatalogCondition}
      setPicture={contract.setConditionPicture}
      remove={contract.deleteCatalogCondition}
    />
  );
}
