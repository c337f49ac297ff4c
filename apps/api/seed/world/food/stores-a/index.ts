import type { StoreSeed } from '../../types.ts';
import { blueDoorBurgers } from './blue-door-burgers.ts';
import { figAndThyme } from './fig-and-thyme.ts';
import { firstLightCafe } from './first-light-cafe.ts';
import { gildedHen } from './gilded-hen.ts';
import { greenAlmond } from './green-almond.ts';
import { harbourSlice } from './harbour-slice.ts';
import { jasmineWok } from './jasmine-wok.ts';
import { lanternShawarma } from './lantern-shawarma.ts';
import { lowTideSushi } from './low-tide-sushi.ts';
import { marigoldTandoor } from './marigold-tandoor.ts';
import { moonbowlRamen } from './moonbowl-ramen.ts';
import { netAndEmber } from './net-and-ember.ts';
import { oakAndIron } from './oak-and-iron.ts';
import { saffronStreetKitchen } from './saffron-street-kitchen.ts';
import { semolinaHouse } from './semolina-house.ts';
import { warmStoneBakery } from './warm-stone-bakery.ts';

/** First half of the restaurants, starting with the four of the default home page. */
export const foodStoresA: StoreSeed[] = [
  saffronStreetKitchen,
  blueDoorBurgers,
  moonbowlRamen,
  harbourSlice,
  marigoldTandoor,
  lowTideSushi,
  firstLightCafe,
  figAndThyme,
  lanternShawarma,
  gildedHen,
  netAndEmber,
  semolinaHouse,
  greenAlmond,
  oakAndIron,
  warmStoneBakery,
  jasmineWok,
];
