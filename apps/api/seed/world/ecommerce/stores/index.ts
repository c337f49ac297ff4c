import type { StoreSeed } from '../../types.ts';
import { cobblersArcade } from './cobblers-arcade.ts';
import { copperLadle } from './copper-ladle.ts';
import { fableGoods } from './fable-goods.ts';
import { lanternBooks } from './lantern-books.ts';
import { littleLighthouse } from './little-lighthouse.ts';
import { northlightOutfitters } from './northlight-outfitters.ts';
import { oliveAndLinen } from './olive-and-linen.ts';
import { ribbonAndSalt } from './ribbon-and-salt.ts';
import { rosewaterAndClay } from './rosewater-and-clay.ts';
import { signalHouse } from './signal-house.ts';
import { threadYard } from './thread-yard.ts';
import { tidelineSports } from './tideline-sports.ts';

/** The stores of Marsa, featured ones first. */
export const ecommerceStores: StoreSeed[] = [
  northlightOutfitters,
  fableGoods,
  rosewaterAndClay,
  oliveAndLinen,
  threadYard,
  lanternBooks,
  signalHouse,
  littleLighthouse,
  tidelineSports,
  copperLadle,
  ribbonAndSalt,
  cobblersArcade,
];
