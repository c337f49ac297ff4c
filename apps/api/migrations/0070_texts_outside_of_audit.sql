-- Free texts about customers are erased with their account, but the audit log rejects changes. It keeps a mark instead.
CREATE OR REPLACE TRIGGER "courier_applications_audit" AFTER INSERT OR UPDATE OR DELETE ON "courier_applications" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'first_name,last_name,email,phone,password_hash,identity_number,identity_pictures,picture,reject_reason');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "courier_reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "courier_reviews" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'comment,hide_reason');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "customers_audit" AFTER INSERT OR UPDATE OR DELETE ON "customers" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'first_name,last_name,email,phone,password_hash,picture,ref_code,block_reason');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "offline_payments_audit" AFTER INSERT OR UPDATE OR DELETE ON "offline_payments" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('order_id', 'told,note,reject_reason');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_refunds_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_refunds" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'reason,note,admin_note,pictures');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_reports_audit" AFTER INSERT OR UPDATE OR DELETE ON "order_reports" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'text,answer,pictures');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "orders_audit" AFTER INSERT OR UPDATE OR DELETE ON "orders" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'owner,place,contact,note,unavailable_item_note,cancel_reason,cancel_note,otp,route');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'customer_name,comment,reply,hide_reason');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "store_applications_audit" AFTER INSERT OR UPDATE OR DELETE ON "store_applications" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'first_name,last_name,email,phone,password_hash,tin,tin_certificate,reject_reason');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "vehicle_reviews_audit" AFTER INSERT OR UPDATE OR DELETE ON "vehicle_reviews" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'customer_name,comment,reply,hide_reason');--> statement-breakpoint
CREATE OR REPLACE TRIGGER "wallet_fundings_audit" AFTER INSERT OR UPDATE OR DELETE ON "wallet_fundings" FOR EACH ROW
  WHEN (current_setting('errand.audit_id', true) <> '') EXECUTE FUNCTION audit_row_change('id', 'reason,note');