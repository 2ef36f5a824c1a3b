import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { setupItems } from '#domain/shop-profile/setup-checklist.ts';
import { shopProfileBodySchema, shopProfileChangeSchema } from '#domain/shop-profile/shop-profile-body.ts';

const { phone: _phone, whatsapp: _whatsapp, ...fields } = shopProfileBodySchema.shape;
const readable = z.string().meta({ description: 'As people read it', example: '+974 4400 0000' });

const shopProfileSchema = z
  .object({
    id: z.string(),
    ...fields,
    phone: readable,
    whatsapp: readable,
    version: z.int().meta({ description: 'A change carries the version it was based on' }),
  })
  .meta({ id: 'ShopProfile' });

export const shopProfileContract = defineContract({
  method: 'get',
  path: '/api/shop-profile',
  group: 'Shop profile',
  summary: 'Who the shop is, how to reach it and when it is open',
  description: 'Everything that staff edit, past holidays included.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: shopProfileSchema,
});

export const saveShopProfileContract = defineContract({
  method: 'put',
  path: '/api/shop-profile',
  group: 'Shop profile',
  summary: 'Change who the shop is, how to reach it and when it is open',
  description:
    'Writes the whole profile, and pages, emails and documents show it from then on. The body carries the version it ' +
    'was based on: when another one is stored, nothing is written, and the answer says what changed.',
  access: 'staff',
  errors: ['stale_version', 'database_unavailable'],
  body: shopProfileChangeSchema,
  data: shopProfileSchema,
});

export const setupChecklistContract = defineContract({
  method: 'get',
  path: '/api/setup-checklist',
  group: 'Shop profile',
  summary: 'What a new shop still has to complete',
  description:
    'Fields of the profile that are empty or still the placeholders of a new shop, and settings of the server that are ' +
    'not set. The list is empty when everything is complete.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.object({ missing: z.array(z.enum(setupItems)).readonly() }).meta({ id: 'SetupChecklist' }),
});
