ALTER TABLE "customers" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "plan_id" integer;--> statement-breakpoint
-- A new shop begins closed for orders; one that has modules stays open.
INSERT INTO "settings" ("key", "value") SELECT 'orders_open', 'true'::jsonb WHERE EXISTS (SELECT FROM "modules") ON CONFLICT DO NOTHING;
