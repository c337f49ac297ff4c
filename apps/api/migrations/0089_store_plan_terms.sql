CREATE TABLE "store_plan_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"price_minor" bigint NOT NULL,
	"paid_at" timestamp with time zone,
	"most_orders" integer,
	"most_items" integer,
	"used_up_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"used_up_mailed_at" timestamp with time zone,
	"end_mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closed_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "store_plan_terms" ADD CONSTRAINT "store_plan_terms_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_plan_terms" ADD CONSTRAINT "store_plan_terms_plan_id_store_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."store_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_plan_terms_store" ON "store_plan_terms" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "store_plan_terms_open" ON "store_plan_terms" USING btree ("ends_at") WHERE end_mailed_at is null;--> statement-breakpoint
CREATE TRIGGER "store_plan_terms_audit" AFTER INSERT OR UPDATE OR DELETE ON "store_plan_terms" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
-- Stores that have a plan already have its first term from now on.
INSERT INTO "store_plan_terms" ("store_id", "plan_id", "starts_at", "ends_at", "price_minor", "most_orders", "most_items")
  SELECT s.id, p.id, now(), now() + p.validity_days * interval '1 day', p.price_minor, p.most_orders, p.most_items
  FROM "stores" s JOIN "store_plans" p ON p.id = s.plan_id;--> statement-breakpoint
UPDATE "stores" s SET "closed_from" = t.ends_at FROM "store_plan_terms" t WHERE t.store_id = s.id;
