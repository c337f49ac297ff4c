ALTER TABLE "payments" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "store_applications" ADD COLUMN "plan_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_application_id_store_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."store_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_store_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."store_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_plan" ON "payments" USING btree ("application_id") WHERE status in ('created', 'open');