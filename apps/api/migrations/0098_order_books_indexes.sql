CREATE INDEX CONCURRENTLY "ledger_transfers_reference" ON "ledger_transfers" USING btree ("reference");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_unbooked" ON "orders" USING btree ("id") WHERE terms is null;
