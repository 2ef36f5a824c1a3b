-- The words of a new home page promised more than an order can have: everything assembled, deliveries that end at the loading
-- bay. Shops whose staff have not changed these texts get the new ones; others keep their own.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
UPDATE "site_content" SET "document" = replaced.document
FROM (
  SELECT "id", replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("document"::text,
    'Furniture and technology chosen to go together, shown in our Doha showroom, delivered and installed by our own team.',
    'Furniture and technology chosen to go together, shown in our Doha showroom and carried to your room by our own team.'),
    'أثاث وتقنية اخترناهما ليتكاملا: تعاينهما في صالة عرضنا بالدوحة، ويوصلهما فريقنا ويركّبهما.',
    'أثاث وتقنية اخترناهما ليتكاملا: تعاينهما في صالة عرضنا بالدوحة، ويحملهما فريقنا إلى غرفتك.'),
    'Visit the showroom, sit on every chair, leave with a floor plan.',
    'Visit the showroom, sit on every chair, and see what fits your floor plan.'),
    'زُر صالة العرض وجرّب كل كرسي، واخرج بمخطط جاهز لمكتبك.',
    'زُر صالة العرض وجرّب كل كرسي، واعرف ما يناسب مخطط مكتبك.'),
    'Fit-outs for new towers, delivered to the loading bay on the day you choose.',
    'Fit-outs for new towers: through the loading bay and up to the room, on the day you choose.'),
    'نجهّز مكاتب الأبراج الجديدة ونوصل إلى رصيف التحميل في اليوم الذي تختاره.',
    'نجهّز مكاتب الأبراج الجديدة: عبر رصيف التحميل وحتى الغرفة، في اليوم الذي تختاره.'),
    'Most suppliers stop at the door. We measure the room, advise on what fits, carry it up, put it together, connect it, and answer the phone afterwards.',
    'Every delivery is carried to the room. Assembly is included where the product says so; space planning, further assembly and IT set-up can be ordered with it. And we answer the phone afterwards.'),
    'كثيرون يتوقفون عند الباب. أما نحن فنقيس المساحة، وننصح بما يناسبها، ونحمله إلى مكانه ونركّبه ونشغّله، ثم نردّ على اتصالك بعد ذلك.',
    'نحمل كل ما نوصله إلى الغرفة. والتركيب مشمول حيث تذكر صفحة المنتج ذلك، ويمكنك أن تطلب معه تخطيط المساحة وتركيب غيره وتجهيز الأنظمة. ثم نردّ على اتصالك بعد ذلك.'),
    'Delivery, assembly and connection by one team',
    'Delivery to the room, with assembly and IT set-up as you need them'),
    'توصيل وتركيب وتشغيل على يد فريق واحد',
    'توصيل حتى الغرفة، مع التركيب وتجهيز الأنظمة حسب حاجتك')::jsonb AS document
  FROM "site_content"
) AS replaced
WHERE "site_content"."id" = replaced."id" AND "site_content"."document" <> replaced.document;
