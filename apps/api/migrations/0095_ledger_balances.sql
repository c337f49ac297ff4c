ALTER TABLE "ledger_accounts" ADD COLUMN "balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "ledger_add_to_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "ledger_accounts" a SET "balance" = a."balance" + s."amount"
	FROM (SELECT "account_id", sum("amount") AS "amount" FROM added GROUP BY "account_id") s
	WHERE a."id" = s."account_id" AND a."owner" NOT LIKE 'house:%';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_add" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_add_to_balances"();
--> statement-breakpoint
-- The trigger above has locked the entries, so none is added before this statement has counted them.
UPDATE "ledger_accounts" a SET "balance" = s."amount"
FROM (SELECT "account_id", sum("amount") AS "amount" FROM "ledger_entries" GROUP BY "account_id") s
WHERE a."id" = s."account_id" AND a."owner" NOT LIKE 'house:%';
--> statement-breakpoint
-- A balance follows from entries, which are audited; its change is no change of its own.
DROP TRIGGER "ledger_accounts_audit" ON "ledger_accounts";
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_audit" AFTER INSERT OR DELETE OR UPDATE OF "owner", "unit", "merged_into" ON "ledger_accounts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'owner');
