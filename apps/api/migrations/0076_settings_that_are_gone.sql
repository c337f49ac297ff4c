-- Settings that no code reads; /api/v1/config has their fields with a fixed or derived value. The previous version falls
-- back to its defaults.
delete from settings where key in (
  'app_minimum_version_android', 'app_minimum_version_android_deliveryman',
  'app_minimum_version_android_store', 'app_minimum_version_ios', 'app_minimum_version_ios_deliveryman',
  'app_minimum_version_ios_store', 'app_url_android', 'app_url_android_deliveryman', 'app_url_android_store',
  'app_url_ios', 'app_url_ios_deliveryman', 'app_url_ios_store', 'disbursement_type',
  'dm_disbursement_waiting_time', 'landing_page_links', 'landing_page_settings', 'language',
  'min_amount_to_pay_dm', 'min_amount_to_pay_store', 'restaurant_disbursement_waiting_time', 'sys_language',
  'toggle_rider_registration', 'vehicle_day_wise_min', 'vehicle_distance_min', 'vehicle_hourly_min',
  'websocket_key', 'websocket_port', 'websocket_status', 'websocket_url'
);
