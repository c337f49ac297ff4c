import * as contract from '@errand/contract/console/finance/documents';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import {
  billMonth,
  issueWaitingNow,
  listDocuments,
  listOwnDocuments,
  listWaitingSellers,
  placeOfDocument,
  readFile,
} from './documents.service.ts';
import { readSeller, writeSeller } from './seller.service.ts';

const targetStore = (ctx: ConsoleContext, { params }: { params: { id: number } }) =>
  findStorePlace(ctx.db, params.id);

export function documentConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listDocuments, (ctx, { query }) => listDocuments(ctx, query));
  route(
    contract.getDocumentFile,
    (ctx, { params }) => placeOfDocument(ctx, params.id),
    (ctx, { params, query }) => readFile(ctx, params.id, query),
  );
  route(contract.listWaitingDocuments, (ctx) => listWaitingSellers(ctx));
  route(contract.issueWaitingDocuments, (ctx) => issueWaitingNow(ctx));
  route(contract.billStores, (ctx, { body }) => billMonth(ctx, body));
  route(contract.listStoreDocuments, targetStore, (ctx, { params, query }) =>
    listOwnDocuments(ctx, params.id, query),
  );
  route(contract.getStoreDocumentFile, targetStore, (ctx, { params, query }) =>
    readFile(ctx, params.document, { ...query, storeId: params.id }),
  );
  route(contract.getSeller, targetStore, (ctx, { params }) => readSeller(ctx, params.id));
  route(contract.setSeller, targetStore, (ctx, { params, body }) => writeSeller(ctx, params.id, body));
}
