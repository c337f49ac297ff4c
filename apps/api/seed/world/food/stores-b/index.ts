import type { StoreSeed } from '../../types.ts';
import { boatAndOven } from './boat-and-oven.ts';
import { cardamomCup } from './cardamom-cup.ts';
import { cornicheCreamery } from './corniche-creamery.ts';
import { highlandTable } from './highland-table.ts';
import { littleFern } from './little-fern.ts';
import { midnightFork } from './midnight-fork.ts';
import { ninePleats } from './nine-pleats.ts';
import { noonAndGrain } from './noon-and-grain.ts';
import { papelRosa } from './papel-rosa.ts';
import { pulpAndPip } from './pulp-and-pip.ts';
import { quietKettle } from './quiet-kettle.ts';
import { redSesame } from './red-sesame.ts';
import { rosewaterHouse } from './rosewater-house.ts';
import { saltAndLime } from './salt-and-lime.ts';
import { stoneMillBakehouse } from './stone-mill-bakehouse.ts';
import { sundayStack } from './sunday-stack.ts';

/** Cafés, bakeries, dessert shops and international restaurants. */
export const foodStoresB: StoreSeed[] = [
  littleFern,
  saltAndLime,
  cardamomCup,
  cornicheCreamery,
  stoneMillBakehouse,
  rosewaterHouse,
  pulpAndPip,
  papelRosa,
  redSesame,
  ninePleats,
  boatAndOven,
  highlandTable,
  noonAndGrain,
  quietKettle,
  sundayStack,
  midnightFork,
];
