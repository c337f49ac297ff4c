CREATE TABLE "payout_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer,
	"courier_id" integer,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"sealed_number" text NOT NULL,
	"tail" text NOT NULL,
	"bank" text,
	"changed_by" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "payout_accounts_payee" CHECK (num_nonnulls(store_id, courier_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "payout_holds" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer,
	"courier_id" integer,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"held_by" integer NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"released_by" integer,
	"released_at" timestamp with time zone,
	CONSTRAINT "payout_holds_payee" CHECK (num_nonnulls(store_id, courier_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"earned_until" timestamp with time zone NOT NULL,
	"minimum_minor" bigint NOT NULL,
	"note" text,
	"intent" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"exported_at" timestamp with time zone,
	CONSTRAINT "payout_runs_intent_unique" UNIQUE("intent")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" serial PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"store_id" integer,
	"courier_id" integer,
	"status" text NOT NULL,
	"left_out" text,
	"amount_minor" bigint NOT NULL,
	"set_off_minor" bigint NOT NULL,
	"account_kind" text,
	"holder" text,
	"sealed_number" text,
	"tail" text,
	"bank" text,
	"account_changed_at" timestamp with time zone,
	"reference" text NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"reason" text,
	"statement" jsonb,
	"balance_after_minor" bigint,
	"through_entry" bigint,
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_payee" CHECK (num_nonnulls(store_id, courier_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_holds" ADD CONSTRAINT "payout_holds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_holds" ADD CONSTRAINT "payout_holds_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_courier_id_couriers_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."couriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_store" ON "payout_accounts" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_courier" ON "payout_accounts" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "payout_holds_store" ON "payout_holds" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "payout_holds_courier" ON "payout_holds" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "payouts_run" ON "payouts" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "payouts_store" ON "payouts" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "payouts_courier" ON "payouts" USING btree ("courier_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_planned_store" ON "payouts" USING btree ("store_id") WHERE status = 'planned';--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_planned_courier" ON "payouts" USING btree ("courier_id") WHERE status = 'planned';--> statement-breakpoint
CREATE TRIGGER "payout_accounts_audit" AFTER INSERT OR UPDATE OR DELETE ON "payout_accounts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'holder,sealed_number');--> statement-breakpoint
CREATE TRIGGER "payout_holds_audit" AFTER INSERT OR UPDATE OR DELETE ON "payout_holds" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'reason');--> statement-breakpoint
CREATE TRIGGER "payout_runs_audit" AFTER INSERT OR UPDATE OR DELETE ON "payout_runs" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'note');--> statement-breakpoint
CREATE TRIGGER "payouts_audit" AFTER INSERT OR UPDATE OR DELETE ON "payouts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'holder,sealed_number,reason');
