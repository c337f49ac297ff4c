import * as contract from '@errand/contract/console/catalog/brands-and-conditions';
import { BrandOrConditionScreen } from '../lists/brand-or-condition-screen.tsx';

export default function BrandScreen() {
  return (
    <BrandOrConditionScreen
      kind="brands"
      read={contract.getCatalogBrand}
      create={contract.createCatalogBrand}
      update={contract.updateCatalogBrand}
      setPicture={contract.setBrandPicture}
      remove={contract.deleteCatalogBrand}
    />
  );
}
