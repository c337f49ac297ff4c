CREATE TABLE "import_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"create_categories" boolean NOT NULL,
	"pictures" boolean NOT NULL,
	"skip_faults" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"fault_count" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sender_tests" (
	"channel" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "commission_percent" real;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_store" ON "import_runs" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "import_runs_file" ON "import_runs" USING btree ("file_key");--> statement-breakpoint
CREATE TRIGGER "import_runs_audit" AFTER INSERT OR UPDATE OR DELETE ON "import_runs" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'file_key');--> statement-breakpoint
CREATE TRIGGER "sender_tests_audit" AFTER INSERT OR UPDATE OR DELETE ON "sender_tests" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('channel');
