// For `node --import`: processes of tests resolve and compile their imports as the product does, in half of the time.
import { enableCompileCache } from '../apps/server/compile-cache.js';

enableCompileCache();
