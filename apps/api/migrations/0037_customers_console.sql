CREATE TABLE "impersonations" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"reason" text NOT NULL,
	"code_hash" "bytea",
	"started_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "impersonations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_fundings" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"intent" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "wallet_fundings_intent_unique" UNIQUE("intent")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_by" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "impersonation_id" integer;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impersonations_customer" ON "impersonations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "wallet_fundings_customer" ON "wallet_fundings" USING btree ("customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wallet_fundings_status" ON "wallet_fundings" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER "impersonations_audit" AFTER INSERT OR UPDATE OR DELETE ON "impersonations" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'code_hash');--> statement-breakpoint
CREATE TRIGGER "customer_notes_audit" AFTER INSERT OR UPDATE OR DELETE ON "customer_notes" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'text');--> statement-breakpoint
CREATE TRIGGER "wallet_fundings_audit" AFTER INSERT OR UPDATE OR DELETE ON "wallet_fundings" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
-- However the session of an impersonation ends, its row ends and the audit log says so.
CREATE FUNCTION "end_impersonation"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  ended impersonations;
begin
  update impersonations set ended_at = now(), code_hash = null
    where id = old.impersonation_id and ended_at is null returning * into ended;
  if ended.id is null then
    return null;
  end if;
  insert into audit_log (at, staff_id, endpoint, permission, outcome, target, input, reason, address, user_agent, request_id)
  values (now(), ended.staff_id, 'impersonationEnded', 'customers.impersonate', 'done', 'customer:' || ended.customer_id,
    jsonb_build_object('id', ended.id), ended.reason, '', old.device, '');
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_impersonation_ended" AFTER DELETE ON "sessions" FOR EACH ROW
  WHEN (OLD.impersonation_id IS NOT NULL) EXECUTE FUNCTION end_impersonation();
