import * as contract from '@errand/contract/console/content';
import type { ConsoleRoute } from '../../../console/index.ts';
import { listLandingTexts, saveLandingText } from './content.service.ts';
import * as pages from './pages.service.ts';

export function contentConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listPages, (ctx) => pages.listContentPages(ctx));
  route(contract.createPage, (ctx, { body }) => pages.createPage(ctx, body));
  route(contract.deletePage, (ctx, { params }) => pages.deletePage(ctx, params.slug));
  route(contract.addPagePicture, (ctx, { params }) => pages.addPagePicture(ctx, params.slug));
  route(contract.savePageDraft, (ctx, { params, body }) => pages.saveDraft(ctx, params.slug, body));
  route(contract.discardPageDraft, (ctx, { params }) => pages.discardDraft(ctx, params.slug));
  route(contract.publishPage, (ctx, { params, body }) => pages.publishPage(ctx, params.slug, body.version));
  route(contract.getPagePreview, (ctx, { params }) => pages.previewLink(ctx, params.slug));
  route(contract.listPageVersions, (ctx, { params }) => pages.listVersions(ctx, params.slug));
  route(contract.restorePageVersion, (ctx, { params, body }) =>
    pages.restoreVersion(ctx, params.slug, body.version_id),
  );
  route(contract.listLandingTexts, (ctx) => listLandingTexts(ctx));
  route(contract.saveLandingText, (ctx, { params, body }) => saveLandingText(ctx, params.key, body));
}
