import 'core-js/actual/array/to-reversed.js';
import 'core-js/actual/array/to-sorted.js';
import 'core-js/actual/array/to-spliced.js';
import 'core-js/actual/array/with.js';
import 'core-js/actual/map/group-by.js';
import 'core-js/actual/promise/with-resolvers.js';
import { markHas } from './mark-has.ts';

// core-js adds a function only where it is missing.
if (!CSS.supports('selector(:has(*))')) markHas();
