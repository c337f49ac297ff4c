import type { AddOnChoice, PricedItem, Selection } from '../catalog/index.ts';

export type CartLine = {
  /** Assigned by the server. The browser uses a temporary id until the server responds. */
  id: string;
  storeId: number;
  item: PricedItem;
  selection: Selection;
  addOns: AddOnChoice[];
  quantity: number;
};
