CREATE TABLE "ledger_closings" (
	"id" serial PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"entries" bigint,
	"hash" text,
	"file" text,
	CONSTRAINT "ledger_closings_month_unique" UNIQUE("month")
);
--> statement-breakpoint
CREATE TABLE "ledger_account_numbers" (
	"account" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_items" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"since" date NOT NULL,
	"listed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_differences" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" bigint,
	"expected_minor" bigint,
	"actual_minor" bigint,
	"at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	"settled_by" integer,
	"settled_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "provider_movements" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"source" text,
	"charge" text,
	"reason" text,
	"payment_id" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_reads" (
	"provider" text PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_items" ADD CONSTRAINT "open_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_differences" ADD CONSTRAINT "provider_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_movements" ADD CONSTRAINT "provider_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_differences_subject" ON "provider_differences" USING btree ("provider","kind","subject");--> statement-breakpoint
CREATE INDEX "provider_differences_open" ON "provider_differences" USING btree ("id") WHERE gone_at is null and settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_movements_reference" ON "provider_movements" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "provider_movements_payment" ON "provider_movements" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "provider_movements_source" ON "provider_movements" USING btree ("source");--> statement-breakpoint
CREATE INDEX "provider_movements_charge" ON "provider_movements" USING btree ("charge");--> statement-breakpoint
CREATE INDEX "provider_movements_disputes" ON "provider_movements" USING btree ("at") WHERE kind = 'dispute';
--> statement-breakpoint
CREATE TRIGGER "ledger_closings_audit" AFTER INSERT OR UPDATE OR DELETE ON "ledger_closings" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'problems,file');--> statement-breakpoint
CREATE TRIGGER "ledger_account_numbers_audit" AFTER INSERT OR UPDATE OR DELETE ON "ledger_account_numbers" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('account');--> statement-breakpoint
CREATE TRIGGER "open_items_audit" AFTER INSERT OR UPDATE OR DELETE ON "open_items" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('order_id');--> statement-breakpoint
CREATE TRIGGER "provider_differences_audit" AFTER INSERT OR UPDATE OR DELETE ON "provider_differences" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'note');--> statement-breakpoint
CREATE TRIGGER "provider_movements_audit" AFTER INSERT OR UPDATE OR DELETE ON "provider_movements" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "provider_reads_audit" AFTER INSERT OR UPDATE OR DELETE ON "provider_reads" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('provider');--> statement-breakpoint
-- The first day whose month is open; null while no month is closed.
CREATE FUNCTION "ledger_first_open_day"() RETURNS date LANGUAGE plpgsql AS $$
BEGIN
	RETURN (SELECT (max("month") + interval '1 month')::date FROM "ledger_closings" WHERE "status" = 'closed');
END $$;
--> statement-breakpoint
-- What belongs to a closed month is dated to the first open day; its time stays in "at".
CREATE OR REPLACE FUNCTION "ledger_set_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."day" := greatest(
		(NEW."at" AT TIME ZONE coalesce((SELECT z."time_zone" FROM "zones" z ORDER BY z."active" DESC, z."id" LIMIT 1), 'UTC'))::date,
		"ledger_first_open_day"());
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_add_to_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	own_shard integer := 0;
BEGIN
	IF EXISTS (SELECT FROM added e JOIN "ledger_transfers" t ON t."id" = e."transfer_id" WHERE t."day" < "ledger_first_open_day"()) THEN
		RAISE EXCEPTION 'The month of this entry is closed.' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_open_month';
	END IF;
	UPDATE "ledger_accounts" a SET "balance" = a."balance" + s."amount"
	FROM (SELECT "account_id", sum("amount") AS "amount" FROM added GROUP BY "account_id") s
	WHERE a."id" = s."account_id" AND a."owner" NOT LIKE 'house:%';
	IF EXISTS (SELECT FROM added e JOIN "ledger_accounts" a ON a."id" = e."account_id" WHERE a."owner" LIKE 'house:%') THEN
		own_shard := "ledger_shard"();
	END IF;
	INSERT INTO "ledger_months" AS known ("account_id", "month", "part", "shard", "entries", "amount")
	SELECT e."account_id", date_trunc('month', t."day")::date, coalesce(e."part", ''),
		CASE WHEN a."owner" LIKE 'house:%' THEN own_shard ELSE 0 END, count(*), sum(e."amount")
	FROM added e JOIN "ledger_transfers" t ON t."id" = e."transfer_id" JOIN "ledger_accounts" a ON a."id" = e."account_id"
	GROUP BY 1, 2, 3, 4
	ON CONFLICT ("account_id", "month", "part", "shard") DO UPDATE
	SET "entries" = known."entries" + excluded."entries", "amount" = known."amount" + excluded."amount";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A closed month stays closed, and its file is written once.
CREATE FUNCTION "ledger_closings_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD."file" IS NULL AND NEW."month" = OLD."month" AND NEW."status" = 'closed' THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'A closed month stays closed.' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_closings_stay';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_closings_stay" BEFORE UPDATE OR DELETE ON "ledger_closings" FOR EACH ROW
  WHEN (OLD."status" = 'closed') EXECUTE FUNCTION "ledger_closings_stay"();
