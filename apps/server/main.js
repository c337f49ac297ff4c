// What `npm start` runs.
import { begin } from './begin.js';

await begin(() => import('./src/main.ts'));
