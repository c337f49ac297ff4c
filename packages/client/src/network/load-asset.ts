import { stayed } from './leaving.ts';

let beforeFailure: () => Promise<void> = () => Promise.resolve();

/**
 * Loads a script or style sheet. The build makes every `import()` use it (`@errand/vite-plugins/asset-imports.ts`). A load
 * that fails is repeated once the page stays, because it may have been aborted by a navigation, and rejects if it fails
 * again.
 */
export async function loadAsset<Asset>(load: () => Promise<Asset>): Promise<Asset> {
  try {
    return await load();
  } catch {
    await stayed();
  }
  try {
    return await load();
  } catch (error) {
    await stayed();
    await beforeFailure();
    throw error;
  }
}

/** Sets what runs before a missing file is reported, such as a reload, which never resolves. */
export function beforeAssetFailure(run: () => Promise<void>): void {
  beforeFailure = run;
}
