-- Ready texts with which customers start a chat with support.
INSERT INTO "order_reasons" ("kind", "reason", "position") VALUES
  ('message', '{"en": "Where is my order?", "ar": "أين طلبي؟"}', 1),
  ('message', '{"en": "Something is missing from my order.", "ar": "نقص صنف من طلبي."}', 2),
  ('message', '{"en": "I received the wrong item.", "ar": "وصلني صنف غير الذي طلبته."}', 3),
  ('message', '{"en": "I want to change my order.", "ar": "أريد تعديل طلبي."}', 4),
  ('message', '{"en": "I have a question about my payment.", "ar": "لدي سؤال عن عملية الدفع."}', 5),
  ('message', '{"en": "I need help with a refund.", "ar": "أحتاج إلى مساعدة في استرداد المبلغ."}', 6);
