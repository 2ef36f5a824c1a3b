import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { siteContentBodySchema, siteContentChangeSchema } from '#domain/site-content/site-content.ts';

const siteContentSchema = z
  .object({
    id: z.string(),
    ...siteContentBodySchema.shape,
    version: z.int().meta({ description: 'A change carries the version it was based on' }),
  })
  .meta({ id: 'SiteContent' });

export const siteContentContract = defineContract({
  method: 'get',
  path: '/api/site-content',
  group: 'Words and pictures',
  summary: 'Words and pictures of the home page, and the announcement',
  description: 'Everything that staff edit, also what is switched off.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: siteContentSchema,
  meta: z.object({
    pictures: z
      .array(
        z.object({
          id: z.string(),
          address: z.string(),
          alt: z.object({ en: z.string(), ar: z.string() }),
          version: z.int(),
        }),
      )
      .meta({ description: 'The pictures in it, with their descriptions' }),
  }),
});

export const saveSiteContentContract = defineContract({
  method: 'put',
  path: '/api/site-content',
  group: 'Words and pictures',
  summary: 'Change words and pictures of the home page, and the announcement',
  description:
    'Writes all sections, and pages show them from then on. What is shown needs English, pictures that are described in ' +
    'both languages, and Arabic where the shop requires it; what is switched off may be incomplete. The body carries ' +
    'the version it was based on: when another one is stored, nothing is written, and the answer says what changed.',
  access: 'staff',
  errors: ['stale_version', 'database_unavailable'],
  body: siteContentChangeSchema,
  data: siteContentSchema,
});

export const previewSiteContentContract = defineContract({
  method: 'post',
  path: '/api/site-content/preview',
  group: 'Words and pictures',
  summary: 'Look at unsaved words and pictures on the real page',
  description:
    'Stores the contents for some hours under a secret key. The home page shows them with `?draft=` and that key, in ' +
    'both languages. Nothing that visitors see changes.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: siteContentBodySchema,
  data: z.object({ key: z.string() }),
  successStatus: 201,
});
