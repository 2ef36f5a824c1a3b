/**
 * Rules of fields that are more than a limit. A schema names one as the message of its check, and the person who broke it
 * reads it in words: i18n/messages/errors.*.ts.
 */
export const fieldRules = [
  'number',
  'whole_number',
  'one_decimal',
  'two_decimals',
  'above_zero',
  'from_list',
  'each_once',
  'day',
  'today_or_later',
  'time',
  'closes_after_opens',
  'opens_after_break',
  'last_day',
  'phone',
  'email',
  'phone_or_email',
  'web_address',
  'content_link',
  'ends_after_start',
  'product_code',
  'page_name',
  'colour',
  'article_address',
  'link_target',
  'whole_table',
  'iban',
  'cr_number',
  'one_time_code',
  'as_many_specifications',
  'day_or_lead_time',
  'stored_product',
  'linked_plan',
  'plan_id',
  'stored_picture',
  'stored_model',
  'model_file',
  'model_self_contained',
  'model_extensions',
  'model_scale',
  'model_textures',
  'stored_category',
  'stored_subcategory',
  'stored_department',
  'other_category',
  'one_picture_list',
  'offered_payment',
  'reachable_sender',
  'search_word',
  'uncrossed_walls',
  'wall_length',
  'within_wall',
  'openings_apart',
] as const;

export type FieldRule = (typeof fieldRules)[number];

/** What a check of a schema may have as its message: a rule, or that the field is needed because of what others say. */
export type CheckMessage = FieldRule | 'required';

export function isFieldRule(text: string): text is FieldRule {
  return (fieldRules as readonly string[]).includes(text);
}
