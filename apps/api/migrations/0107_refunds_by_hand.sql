CREATE TABLE "till_deposits" (
	"id" serial PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	"slip" text,
	"deposited_by" integer NOT NULL,
	"deposited_at" timestamp with time zone NOT NULL,
	"taken_back_by" integer,
	"taken_back_at" timestamp with time zone,
	"taken_back_reason" text
);
--> statement-breakpoint
CREATE TABLE "hand_refund_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"place" text NOT NULL,
	"courier_id" integer,
	"paid_by" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"taken_back_by" integer,
	"taken_back_at" timestamp with time zone,
	"taken_back_reason" text
);
--> statement-breakpoint
CREATE TABLE "hand_refunds" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"owed_minor" bigint NOT NULL,
	"paid_minor" bigint DEFAULT 0 NOT NULL,
	"owed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_write_offs" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"written_off_by" integer NOT NULL,
	"written_off_at" timestamp with time zone NOT NULL,
	"taken_back_by" integer,
	"taken_back_at" timestamp with time zone,
	"taken_back_reason" text
);
--> statement-breakpoint
ALTER TABLE "search_counts" ADD COLUMN "misses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_refund_payments" ADD CONSTRAINT "hand_refund_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_refund_payments" ADD CONSTRAINT "hand_refund_payments_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_refunds" ADD CONSTRAINT "hand_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_write_offs" ADD CONSTRAINT "order_write_offs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_refund_payments_order" ON "hand_refund_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "hand_refunds_open" ON "hand_refunds" USING btree ("owed_at","order_id") WHERE owed_minor > paid_minor;--> statement-breakpoint
CREATE INDEX "order_write_offs_order" ON "order_write_offs" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_write_offs_one" ON "order_write_offs" USING btree ("order_id") WHERE taken_back_at is null;--> statement-breakpoint
CREATE TRIGGER "hand_refunds_audit" AFTER INSERT OR UPDATE OR DELETE ON "hand_refunds" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('order_id');--> statement-breakpoint
CREATE TRIGGER "hand_refund_payments_audit" AFTER INSERT OR UPDATE OR DELETE ON "hand_refund_payments" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'taken_back_reason');--> statement-breakpoint
CREATE TRIGGER "order_write_offs_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_write_offs" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'reason,taken_back_reason');--> statement-breakpoint
CREATE TRIGGER "till_deposits_audit" AFTER INSERT OR UPDATE OR DELETE ON "till_deposits" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'taken_back_reason');--> statement-breakpoint
-- What the ledger already has.
INSERT INTO "hand_refunds" ("order_id", "owed_minor", "owed_at")
  SELECT split_part(t.reference, ':', 2)::int8, sum(e.amount), max(t.at)
  FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE a.owner = 'house:refunds_by_hand' AND a.unit = 'money' AND t.type = 'repayment' AND t.reference LIKE 'order:%'
  GROUP BY 1 HAVING sum(e.amount) > 0
  ON CONFLICT DO NOTHING;
