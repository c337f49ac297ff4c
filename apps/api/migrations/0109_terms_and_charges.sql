CREATE TABLE "balance_corrections" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer,
	"courier_id" integer,
	"customer_id" integer,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	"worth_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"intent" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "balance_corrections_intent_unique" UNIQUE("intent"),
	CONSTRAINT "balance_corrections_party" CHECK (num_nonnulls(store_id, courier_id, customer_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "plan_term_id" integer;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "price_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "tax_percent" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "charged_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "charged_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "charged_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "store_percent" real;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "spared" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "store_plan_terms" ADD COLUMN "tax_percent" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_plan_terms" ADD COLUMN "charged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "balance_corrections" ADD CONSTRAINT "balance_corrections_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_corrections" ADD CONSTRAINT "balance_corrections_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_corrections_store" ON "balance_corrections" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "balance_corrections_courier" ON "balance_corrections" USING btree ("courier_id","id");--> statement-breakpoint
CREATE INDEX "balance_corrections_customer" ON "balance_corrections" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "balance_corrections_open" ON "balance_corrections" USING btree ("id") WHERE status = 'requested';--> statement-breakpoint
CREATE TRIGGER "balance_corrections_audit" AFTER INSERT OR UPDATE OR DELETE ON "balance_corrections" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'reason,note');
