CREATE TABLE "ledger_months" (
	"account_id" integer NOT NULL,
	"month" date NOT NULL,
	"part" text NOT NULL,
	"shard" smallint NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_months_account_id_month_part_shard_pk" PRIMARY KEY("account_id","month","part","shard")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "part" text;--> statement-breakpoint
-- A date is stable in a statement, so no row is rewritten.
-- squawk-ignore adding-field-with-default
ALTER TABLE "ledger_transfers" ADD COLUMN "day" date DEFAULT current_date NOT NULL;--> statement-breakpoint
-- squawk-ignore adding-foreign-key-constraint
ALTER TABLE "ledger_months" ADD CONSTRAINT "ledger_months_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "ledger_set_day"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."day" := (NEW."at" AT TIME ZONE coalesce((SELECT z."time_zone" FROM "zones" z ORDER BY z."active" DESC, z."id" LIMIT 1), 'UTC'))::date;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_day" BEFORE INSERT ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "ledger_set_day"();
--> statement-breakpoint
-- A shard that no other transaction uses, held until this one ends: it adds to the sums of the operator's accounts alone.
CREATE FUNCTION "ledger_shard"() RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
	FOR shard IN 0..62 LOOP
		IF pg_try_advisory_xact_lock(7312015, shard) THEN RETURN shard; END IF;
	END LOOP;
	PERFORM pg_advisory_xact_lock(7312015, 63);
	RETURN 63;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_add_to_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	own_shard integer := 0;
BEGIN
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
-- The trigger of the balances was made by an earlier migration; this lock keeps entries out until the months are filled.
LOCK TABLE "ledger_entries" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "ledger_transfers" DISABLE TRIGGER "ledger_transfers_stay";
--> statement-breakpoint
UPDATE "ledger_transfers" SET "day" = ("at" AT TIME ZONE coalesce((SELECT z."time_zone" FROM "zones" z ORDER BY z."active" DESC, z."id" LIMIT 1), 'UTC'))::date;
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ENABLE TRIGGER "ledger_transfers_stay";
--> statement-breakpoint
INSERT INTO "ledger_months" ("account_id", "month", "part", "shard", "entries", "amount")
SELECT e."account_id", date_trunc('month', t."day")::date, coalesce(e."part", ''), 0, count(*), sum(e."amount")
FROM "ledger_entries" e JOIN "ledger_transfers" t ON t."id" = e."transfer_id" GROUP BY 1, 2, 3;
