CREATE TABLE "audit_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"table_name" text NOT NULL,
	"row_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"endpoint" text NOT NULL,
	"permission" text,
	"outcome" text NOT NULL,
	"code" text,
	"target" text,
	"input" jsonb NOT NULL,
	"reason" text,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" serial PRIMARY KEY NOT NULL,
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"password_hash" text,
	"disabled_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_mail_unique" UNIQUE("mail")
);
--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"staff_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_grants" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"role" text NOT NULL,
	"scope_kind" text NOT NULL,
	"scope_id" integer,
	CONSTRAINT "staff_grants_once" UNIQUE NULLS NOT DISTINCT("staff_id","role","scope_kind","scope_id")
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"step_up_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_totp" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grants" ADD CONSTRAINT "staff_grants_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_totp" ADD CONSTRAINT "staff_totp_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_changes_entry" ON "audit_changes" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "audit_changes_row" ON "audit_changes" USING btree ("table_name","row_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_endpoint" ON "audit_log" USING btree ("endpoint","id");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "staff_grants_role" ON "staff_grants" USING btree ("role");--> statement-breakpoint
CREATE INDEX "staff_invitations_staff" ON "staff_invitations" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_staff" ON "staff_recovery_codes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_views_list" ON "staff_views" USING btree ("staff_id","list");--> statement-breakpoint
-- Records what a change of the console wrote, within its transaction: the binder (apps/api/src/console/route.ts) sets
-- `errand.audit_id`. Arguments: the key's columns, and those whose values are replaced by a mark. Elsewhere the setting is
-- empty and the trigger is not called.
CREATE FUNCTION "audit_row_change"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  marked constant text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  derived constant text[] := '{updated_at,search,search_text,globe,open_week,last_seen_at}';
  old_row constant jsonb := to_jsonb(old);
  new_row constant jsonb := to_jsonb(new);
  before_values jsonb;
  after_values jsonb;
begin
  select
    jsonb_object_agg(key, case when key = any(marked) and old_row -> key <> 'null' then '"•••"' else old_row -> key end)
      filter (where old_row is not null),
    jsonb_object_agg(key, case when key = any(marked) and new_row -> key <> 'null' then '"•••"' else new_row -> key end)
      filter (where new_row is not null)
  into before_values, after_values
  from jsonb_object_keys(coalesce(new_row, old_row)) key
  where not key = any(derived) and old_row -> key is distinct from new_row -> key;
  if before_values is null and after_values is null then return null; end if;
  insert into audit_changes (audit_id, table_name, row_id, before, after)
  select current_setting('errand.audit_id')::bigint, tg_table_name, string_agg(coalesce(new_row, old_row) ->> key, ',' order by place),
    before_values, after_values
  from unnest(string_to_array(tg_argv[0], ',')) with ordinality keys(key, place);
  return null;
end
$$;--> statement-breakpoint
CREATE FUNCTION "reject_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the audit log is append-only';
end
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT
  EXECUTE FUNCTION reject_audit_change();--> statement-breakpoint
CREATE TRIGGER "audit_changes_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_changes" FOR EACH STATEMENT
  EXECUTE FUNCTION reject_audit_change();--> statement-breakpoint
CREATE TRIGGER "add_ons_audit" AFTER INSERT OR UPDATE OR DELETE ON "add_ons" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "addresses_audit" AFTER INSERT OR UPDATE OR DELETE ON "addresses" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'label,address,contact_name,contact_phone,contact_email,note,road,house,floor,latitude,longitude');--> statement-breakpoint
CREATE TRIGGER "advertisements_audit" AFTER INSERT OR UPDATE OR DELETE ON "advertisements" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "banners_audit" AFTER INSERT OR UPDATE OR DELETE ON "banners" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "brands_audit" AFTER INSERT OR UPDATE OR DELETE ON "brands" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "campaign_stores_audit" AFTER INSERT OR UPDATE OR DELETE ON "campaign_stores" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('campaign_id,store_id');--> statement-breakpoint
CREATE TRIGGER "campaigns_audit" AFTER INSERT OR UPDATE OR DELETE ON "campaigns" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "cashbacks_audit" AFTER INSERT OR UPDATE OR DELETE ON "cashbacks" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "categories_audit" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "common_conditions_audit" AFTER INSERT OR UPDATE OR DELETE ON "common_conditions" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "conversations_audit" AFTER INSERT OR UPDATE OR DELETE ON "conversations" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "coupons_audit" AFTER INSERT OR UPDATE OR DELETE ON "coupons" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "courier_applications_audit" AFTER INSERT OR UPDATE OR DELETE ON "courier_applications" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'first_name,last_name,email,phone,password_hash,identity_number,identity_pictures,picture');--> statement-breakpoint
CREATE TRIGGER "courier_reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "courier_reviews" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "courier_vehicles_audit" AFTER INSERT OR UPDATE OR DELETE ON "courier_vehicles" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "couriers_audit" AFTER INSERT OR UPDATE OR DELETE ON "couriers" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'first_name,last_name,phone,latitude,longitude,heading');--> statement-breakpoint
CREATE TRIGGER "customers_audit" AFTER INSERT OR UPDATE OR DELETE ON "customers" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'first_name,last_name,email,phone,password_hash,picture,ref_code');--> statement-breakpoint
CREATE TRIGGER "flash_sale_items_audit" AFTER INSERT OR UPDATE OR DELETE ON "flash_sale_items" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('flash_sale_id,item_id');--> statement-breakpoint
CREATE TRIGGER "flash_sales_audit" AFTER INSERT OR UPDATE OR DELETE ON "flash_sales" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "item_add_ons_audit" AFTER INSERT OR UPDATE OR DELETE ON "item_add_ons" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('item_id,add_on_id');--> statement-breakpoint
CREATE TRIGGER "item_variations_audit" AFTER INSERT OR UPDATE OR DELETE ON "item_variations" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('item_id,type');--> statement-breakpoint
CREATE TRIGGER "items_audit" AFTER INSERT OR UPDATE OR DELETE ON "items" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "landing_texts_audit" AFTER INSERT OR UPDATE OR DELETE ON "landing_texts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('key');--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_audit" AFTER INSERT OR UPDATE OR DELETE ON "ledger_accounts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'owner');--> statement-breakpoint
CREATE TRIGGER "ledger_entries_audit" AFTER INSERT OR UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_audit" AFTER INSERT OR UPDATE OR DELETE ON "ledger_transfers" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "messages_audit" AFTER INSERT OR UPDATE OR DELETE ON "messages" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'text');--> statement-breakpoint
CREATE TRIGGER "module_reasons_audit" AFTER INSERT OR UPDATE OR DELETE ON "module_reasons" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "module_videos_audit" AFTER INSERT OR UPDATE OR DELETE ON "module_videos" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('module_id');--> statement-breakpoint
CREATE TRIGGER "modules_audit" AFTER INSERT OR UPDATE OR DELETE ON "modules" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "notifications_audit" AFTER INSERT OR UPDATE OR DELETE ON "notifications" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "offline_methods_audit" AFTER INSERT OR UPDATE OR DELETE ON "offline_methods" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "offline_payments_audit" AFTER INSERT OR UPDATE OR DELETE ON "offline_payments" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('order_id', 'told');--> statement-breakpoint
CREATE TRIGGER "order_attachments_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_attachments" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'key');--> statement-breakpoint
CREATE TRIGGER "order_history_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_history" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "order_lines_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_lines" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "order_reasons_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_reasons" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "order_refunds_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_refunds" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'note,pictures');--> statement-breakpoint
CREATE TRIGGER "order_reports_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_reports" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'text,pictures');--> statement-breakpoint
CREATE TRIGGER "orders_audit" AFTER INSERT OR UPDATE OR DELETE ON "orders" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'owner,place,contact,note,otp,route');--> statement-breakpoint
CREATE TRIGGER "pages_audit" AFTER INSERT OR UPDATE OR DELETE ON "pages" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('slug');--> statement-breakpoint
CREATE TRIGGER "parcel_categories_audit" AFTER INSERT OR UPDATE OR DELETE ON "parcel_categories" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "parcels_audit" AFTER INSERT OR UPDATE OR DELETE ON "parcels" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('order_id', 'sender,contents,polyline,proofs,return_otp');--> statement-breakpoint
CREATE TRIGGER "payments_audit" AFTER INSERT OR UPDATE OR DELETE ON "payments" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'owner,redirect_url,callback');--> statement-breakpoint
CREATE TRIGGER "refunds_audit" AFTER INSERT OR UPDATE OR DELETE ON "refunds" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "rental_terms_audit" AFTER INSERT OR UPDATE OR DELETE ON "rental_terms" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('provider_id');--> statement-breakpoint
CREATE TRIGGER "reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'customer_name');--> statement-breakpoint
CREATE TRIGGER "settings_audit" AFTER INSERT OR UPDATE OR DELETE ON "settings" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('key');--> statement-breakpoint
CREATE TRIGGER "staff_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'password_hash');--> statement-breakpoint
CREATE TRIGGER "staff_grants_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_grants" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "staff_invitations_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_invitations" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'token_hash');--> statement-breakpoint
CREATE TRIGGER "staff_passkeys_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_passkeys" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'credential_id,public_key');--> statement-breakpoint
CREATE TRIGGER "staff_recovery_codes_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_recovery_codes" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'code_hash');--> statement-breakpoint
CREATE TRIGGER "staff_roles_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_roles" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "staff_sessions_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_sessions" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'token_hash,address');--> statement-breakpoint
CREATE TRIGGER "staff_totp_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_totp" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('staff_id', 'secret');--> statement-breakpoint
CREATE TRIGGER "staff_views_audit" AFTER INSERT OR UPDATE OR DELETE ON "staff_views" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "store_applications_audit" AFTER INSERT OR UPDATE OR DELETE ON "store_applications" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'first_name,last_name,email,phone,password_hash,tin,tin_certificate');--> statement-breakpoint
CREATE TRIGGER "store_discounts_audit" AFTER INSERT OR UPDATE OR DELETE ON "store_discounts" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "store_plans_audit" AFTER INSERT OR UPDATE OR DELETE ON "store_plans" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "store_schedules_audit" AFTER INSERT OR UPDATE OR DELETE ON "store_schedules" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "stores_audit" AFTER INSERT OR UPDATE OR DELETE ON "stores" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "trip_vehicles_audit" AFTER INSERT OR UPDATE OR DELETE ON "trip_vehicles" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "trips_audit" AFTER INSERT OR UPDATE OR DELETE ON "trips" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'owner,driver,note');--> statement-breakpoint
CREATE TRIGGER "vehicle_bookings_audit" AFTER INSERT OR UPDATE OR DELETE ON "vehicle_bookings" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "vehicle_brands_audit" AFTER INSERT OR UPDATE OR DELETE ON "vehicle_brands" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "vehicle_categories_audit" AFTER INSERT OR UPDATE OR DELETE ON "vehicle_categories" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "vehicle_reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "vehicle_reviews" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'customer_name');--> statement-breakpoint
CREATE TRIGGER "vehicles_audit" AFTER INSERT OR UPDATE OR DELETE ON "vehicles" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "wallet_bonuses_audit" AFTER INSERT OR UPDATE OR DELETE ON "wallet_bonuses" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');--> statement-breakpoint
CREATE TRIGGER "zone_modules_audit" AFTER INSERT OR UPDATE OR DELETE ON "zone_modules" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('zone_id,module_id');--> statement-breakpoint
CREATE TRIGGER "zones_audit" AFTER INSERT OR UPDATE OR DELETE ON "zones" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id');
