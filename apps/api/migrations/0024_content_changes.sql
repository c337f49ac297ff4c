-- Publishes the tags of rows that public responses show (apps/api/src/platform/cache/response-cache.ts). An argument is a
-- tag, or `prefix:column`. A moved row publishes the tags of both places.
CREATE FUNCTION "notify_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('errand', json_build_object('topic', 'content.changed', 'data', json_build_object('tags', tags))::text)
  from (
    select json_agg(distinct tag) as tags
    from unnest(tg_argv) arg, unnest(array[to_jsonb(old), to_jsonb(new)]) changed,
      lateral (select case when arg like '%:%'
        then split_part(arg, ':', 1) || ':' || (changed ->> split_part(arg, ':', 2)) else arg end as tag) t
    where changed is not null and tag is not null
  ) published;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER "items_content_rows" AFTER INSERT OR DELETE ON "items" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('item:id', 'menu:store_id', 'module:module_id', 'catalog');--> statement-breakpoint
CREATE TRIGGER "items_content" AFTER UPDATE ON "items" FOR EACH ROW
  WHEN ((to_jsonb(OLD) - '{stock,rating_sum,rating_count,order_count,wishlist_count,search,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{stock,rating_sum,rating_count,order_count,wishlist_count,search,updated_at}'::text[]))
  EXECUTE FUNCTION notify_content_changed('item:id', 'menu:store_id', 'module:module_id', 'catalog');--> statement-breakpoint
CREATE TRIGGER "items_content_figures" AFTER UPDATE ON "items" FOR EACH ROW
  WHEN ((OLD.stock, OLD.rating_sum, OLD.rating_count) IS DISTINCT FROM (NEW.stock, NEW.rating_sum, NEW.rating_count))
  EXECUTE FUNCTION notify_content_changed('item:id');--> statement-breakpoint
CREATE TRIGGER "item_variations_content_rows" AFTER INSERT OR DELETE ON "item_variations" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('item:item_id', 'prices');--> statement-breakpoint
CREATE TRIGGER "item_variations_content" AFTER UPDATE ON "item_variations" FOR EACH ROW
  WHEN ((to_jsonb(OLD) - '{stock}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{stock}'::text[]))
  EXECUTE FUNCTION notify_content_changed('item:item_id', 'prices');--> statement-breakpoint
CREATE TRIGGER "item_variations_content_stock" AFTER UPDATE ON "item_variations" FOR EACH ROW
  WHEN (OLD.stock IS DISTINCT FROM NEW.stock)
  EXECUTE FUNCTION notify_content_changed('item:item_id');--> statement-breakpoint
CREATE TRIGGER "item_add_ons_content" AFTER INSERT OR UPDATE OR DELETE ON "item_add_ons" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('item:item_id');--> statement-breakpoint
CREATE TRIGGER "add_ons_content" AFTER UPDATE OR DELETE ON "add_ons" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('store:store_id');--> statement-breakpoint
CREATE TRIGGER "stores_content_rows" AFTER INSERT OR DELETE ON "stores" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('store:id', 'menu:id', 'module:module_id', 'catalog');--> statement-breakpoint
CREATE TRIGGER "stores_content" AFTER UPDATE ON "stores" FOR EACH ROW
  WHEN ((to_jsonb(OLD) - '{rating_sum,rating_count,ratings,order_count,item_count,search,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{rating_sum,rating_count,ratings,order_count,item_count,search,updated_at}'::text[]))
  EXECUTE FUNCTION notify_content_changed('store:id', 'menu:id', 'module:module_id', 'catalog');--> statement-breakpoint
CREATE TRIGGER "stores_content_figures" AFTER UPDATE ON "stores" FOR EACH ROW
  WHEN ((OLD.rating_sum, OLD.rating_count, OLD.ratings, OLD.item_count) IS DISTINCT FROM (NEW.rating_sum, NEW.rating_count, NEW.ratings, NEW.item_count))
  EXECUTE FUNCTION notify_content_changed('store:id');--> statement-breakpoint
CREATE TRIGGER "store_schedules_content" AFTER INSERT OR UPDATE OR DELETE ON "store_schedules" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('store:store_id');--> statement-breakpoint
CREATE TRIGGER "store_discounts_content" AFTER INSERT OR UPDATE OR DELETE ON "store_discounts" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('store:store_id', 'prices');--> statement-breakpoint
CREATE TRIGGER "reviews_content" AFTER INSERT OR DELETE ON "reviews" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('store:store_id');--> statement-breakpoint
CREATE TRIGGER "flash_sale_items_content" AFTER INSERT OR UPDATE OR DELETE ON "flash_sale_items" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('item:item_id');--> statement-breakpoint
CREATE TRIGGER "flash_sales_content" AFTER UPDATE OR DELETE ON "flash_sales" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('*');--> statement-breakpoint
CREATE TRIGGER "categories_content" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('category:id', 'module:module_id', 'catalog');--> statement-breakpoint
CREATE TRIGGER "brands_content" AFTER INSERT OR UPDATE OR DELETE ON "brands" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('module:module_id', 'catalog');--> statement-breakpoint
CREATE TRIGGER "common_conditions_content" AFTER INSERT OR UPDATE OR DELETE ON "common_conditions" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('module:module_id', 'catalog');--> statement-breakpoint
CREATE TRIGGER "modules_content" AFTER INSERT OR UPDATE OR DELETE ON "modules" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('module:id', 'catalog');--> statement-breakpoint
CREATE TRIGGER "zones_content" AFTER INSERT OR UPDATE OR DELETE ON "zones" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('zone:id');--> statement-breakpoint
CREATE TRIGGER "zone_modules_content" AFTER INSERT OR UPDATE OR DELETE ON "zone_modules" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('zone:zone_id');--> statement-breakpoint
CREATE TRIGGER "courier_vehicles_content" AFTER INSERT OR UPDATE OR DELETE ON "courier_vehicles" FOR EACH ROW
  EXECUTE FUNCTION notify_content_changed('*');
