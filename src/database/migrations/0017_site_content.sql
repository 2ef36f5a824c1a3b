-- Words and pictures of the home page and the announcement, and previews of unsaved ones. Shops that exist get the texts that
-- were in the code until now, with the scene pictures that they have.
SET LOCAL lock_timeout = '3s';--> statement-breakpoint
CREATE TABLE "site_content" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_content_one_row" CHECK ("site_content"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "site_content_previews" (
	"key" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_content_previews_created_at_index" ON "site_content_previews" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "site_content" ("document")
SELECT '{
  "announcement": {
    "isShown": false,
    "text": {
      "en": "",
      "ar": ""
    },
    "link": "",
    "startsOn": null,
    "endsOn": null
  },
  "hero": {
    "title": {
      "en": "Offices that work as well as the people in them",
      "ar": "مكاتب تليق بمن يعملون فيها"
    },
    "lead": {
      "en": "Furniture and technology chosen to go together, shown in our Doha showroom, delivered and installed by our own team.",
      "ar": "أثاث وتقنية اخترناهما ليتكاملا: تعاينهما في صالة عرضنا بالدوحة، ويوصلهما فريقنا ويركّبهما."
    },
    "buttons": [
      {
        "label": {
          "en": "Browse products",
          "ar": "تصفّح المنتجات"
        },
        "link": "/products"
      },
      {
        "label": {
          "en": "Talk to us",
          "ar": "تحدّث إلينا"
        },
        "link": "/contact"
      }
    ],
    "slides": [
      {
        "id": "open-office",
        "isShown": true,
        "label": {
          "en": "Shop workstations",
          "ar": "تسوّق محطات العمل"
        },
        "link": "/category/workstations",
        "picture": null,
        "mirrorsInArabic": true
      },
      {
        "id": "executive-office",
        "isShown": true,
        "label": {
          "en": "Shop executive desks",
          "ar": "تسوّق المكاتب التنفيذية"
        },
        "link": "/subcategory/executive-desks",
        "picture": null,
        "mirrorsInArabic": true
      },
      {
        "id": "meeting-room",
        "isShown": true,
        "label": {
          "en": "Shop meeting rooms",
          "ar": "تسوّق قاعات الاجتماعات"
        },
        "link": "/category/meeting",
        "picture": null,
        "mirrorsInArabic": true
      }
    ]
  },
  "stats": {
    "isShown": true,
    "figures": [
      {
        "id": "years",
        "kind": "years",
        "isShown": true,
        "figure": {
          "en": "",
          "ar": ""
        },
        "label": {
          "en": "years in business",
          "ar": "سنوات الخبرة"
        }
      },
      {
        "id": "customers",
        "kind": "customers",
        "isShown": true,
        "figure": {
          "en": "",
          "ar": ""
        },
        "label": {
          "en": "customers",
          "ar": "عدد العملاء"
        }
      },
      {
        "id": "rating",
        "kind": "rating",
        "isShown": true,
        "figure": {
          "en": "",
          "ar": ""
        },
        "label": {
          "en": "",
          "ar": ""
        }
      },
      {
        "id": "delivery",
        "kind": "delivery",
        "isShown": true,
        "figure": {
          "en": "",
          "ar": ""
        },
        "label": {
          "en": "",
          "ar": ""
        }
      }
    ]
  },
  "cities": {
    "isShown": true,
    "title": {
      "en": "Close to where you work",
      "ar": "قريبون من مكان عملك"
    },
    "lead": {
      "en": "One team, one van fleet, one price list.",
      "ar": "فريق واحد وأسطول توصيل واحد وقائمة أسعار واحدة."
    },
    "cards": [
      {
        "id": "doha",
        "isShown": true,
        "name": {
          "en": "Doha",
          "ar": "الدوحة"
        },
        "text": {
          "en": "Visit the showroom, sit on every chair, leave with a floor plan.",
          "ar": "زُر صالة العرض وجرّب كل كرسي، واخرج بمخطط جاهز لمكتبك."
        },
        "linkText": {
          "en": "Office furniture in Doha",
          "ar": "أثاث مكتبي في الدوحة"
        },
        "link": "/office-furniture-doha",
        "picture": null
      },
      {
        "id": "lusail",
        "isShown": true,
        "name": {
          "en": "Lusail",
          "ar": "لوسيل"
        },
        "text": {
          "en": "Fit-outs for new towers, delivered to the loading bay on the day you choose.",
          "ar": "نجهّز مكاتب الأبراج الجديدة ونوصل إلى رصيف التحميل في اليوم الذي تختاره."
        },
        "linkText": {
          "en": "Office furniture in Lusail",
          "ar": "أثاث مكتبي في لوسيل"
        },
        "link": "/office-furniture-lusail",
        "picture": null
      },
      {
        "id": "al-waab",
        "isShown": true,
        "name": {
          "en": "Al Waab",
          "ar": "الوعب"
        },
        "text": {
          "en": "Clinics, schools and family businesses, furnished without fuss.",
          "ar": "عيادات ومدارس وشركات عائلية، نؤثثها بلا عناء."
        },
        "linkText": {
          "en": "Office furniture in Al Waab",
          "ar": "أثاث مكتبي في الوعب"
        },
        "link": "/office-furniture-al-waab",
        "picture": null
      }
    ]
  },
  "about": {
    "isShown": true,
    "title": {
      "en": "One team, from the floor plan to the last cable",
      "ar": "فريق واحد، من المخطط حتى آخر كابل"
    },
    "text": {
      "en": "Most suppliers stop at the door. We measure the room, advise on what fits, carry it up, put it together, connect it, and answer the phone afterwards.",
      "ar": "كثيرون يتوقفون عند الباب. أما نحن فنقيس المساحة، وننصح بما يناسبها، ونحمله إلى مكانه ونركّبه ونشغّله، ثم نردّ على اتصالك بعد ذلك."
    },
    "points": [
      {
        "en": "A showroom in Doha where you can sit on every chair",
        "ar": "صالة عرض في الدوحة تجرّب فيها كل كرسي بنفسك"
      },
      {
        "en": "Furniture and IT from one supplier, on one invoice",
        "ar": "أثاث وتقنية من جهة واحدة وبفاتورة واحدة"
      },
      {
        "en": "Delivery, assembly and connection by one team",
        "ar": "توصيل وتركيب وتشغيل على يد فريق واحد"
      }
    ],
    "buttons": [
      {
        "label": {
          "en": "About us",
          "ar": "من نحن"
        },
        "link": "/about"
      },
      {
        "label": {
          "en": "Our story",
          "ar": "قصتنا"
        },
        "link": "/our-story"
      }
    ],
    "picture": null
  }
}'::jsonb
WHERE EXISTS (SELECT FROM "shop_profile");--> statement-breakpoint
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('{hero,slides,0,picture}'::text[], 'hero-open-office.webp'),
    ('{hero,slides,1,picture}'::text[], 'hero-executive-office.webp'),
    ('{hero,slides,2,picture}'::text[], 'hero-meeting-room.webp'),
    ('{cities,cards,0,picture}'::text[], 'location-doha.webp'),
    ('{cities,cards,1,picture}'::text[], 'location-lusail.webp'),
    ('{cities,cards,2,picture}'::text[], 'location-al-waab.webp'),
    ('{about,picture}'::text[], 'page-about.webp')
  ) AS pictures (path, file) LOOP
    UPDATE "site_content" SET "document" = jsonb_set("document", place.path, coalesce(
      (SELECT to_jsonb(relative_path) FROM "images" WHERE category = 'scenes' AND original_name = place.file LIMIT 1),
      'null'::jsonb));
  END LOOP;
END $$;
