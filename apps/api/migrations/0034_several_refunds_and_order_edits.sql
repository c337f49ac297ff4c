CREATE TABLE "order_edits" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"reason" text NOT NULL,
	"lines_before" jsonb NOT NULL,
	"lines_after" jsonb NOT NULL,
	"total_before_minor" bigint NOT NULL,
	"total_after_minor" bigint NOT NULL,
	"provider_minor" bigint NOT NULL,
	"wallet_minor" bigint NOT NULL,
	"by_hand_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_payment_id_unique";--> statement-breakpoint
ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_order_id_unique";--> statement-breakpoint
ALTER TABLE "demo_bank_charges" ADD COLUMN "refunds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ends_order" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_edits" ADD CONSTRAINT "order_edits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_edits_order" ON "order_edits" USING btree ("order_id");--> statement-breakpoint
UPDATE "demo_bank_charges" SET "refunds" = jsonb_build_object("refund_id", "refunded_minor") WHERE "refund_id" IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER "order_edits_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_edits" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'reason');
