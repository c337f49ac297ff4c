// The entry of `npm start`.
import { bootstrap } from './bootstrap.js';

await bootstrap(() => import('./src/main.ts'));
