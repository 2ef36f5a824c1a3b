import type { FieldErrorCode, ShopErrorCode } from '#primitives/shop-error.ts';
import type { FieldRule } from '#primitives/text/field-rules.ts';

export const errorsEn: Readonly<Record<ShopErrorCode, string>> = {
  invalid_input: 'Some details are missing or not right. Please check the marked fields.',
  malformed_json: 'We could not read the request, because it is not valid JSON.',
  unsupported_media_type: 'Please send the request as JSON.',
  payload_too_large: 'That is too large. Please make it smaller and try again.',
  not_signed_in: 'Please sign in to continue.',
  wrong_credentials: 'The name or the password is not right.',
  wrong_code: 'This is not the code that we sent. Please check the digits.',
  code_over: 'This code can no longer be used. Please ask for a new one.',
  code_not_offered: 'A one-time code is only sent after three failed sign-ins.',
  second_factor_needed: 'Please type the code of your authenticator app.',
  wrong_second_factor:
    'This code is not right, or it was used before. Wait for the next one, or use a recovery code.',
  second_factor_locked:
    'Too many wrong codes. Use a recovery code or a browser that you signed in with before, or ask a colleague to turn your two-step sign-in off.',
  password_needed: 'Please type your password again for this.',
  invitation_over: 'This invitation is used, withdrawn or expired. Please ask a colleague for a new one.',
  last_account: 'This is the last active account. Invite or reactivate a colleague first.',
  backup_running: 'A backup or a restore is under way. Please wait until it is done.',
  backup_damaged: 'This backup is damaged. Please choose another one.',
  backup_needed:
    'This is the newest backup that can be restored. Write a newer one first, then it can be deleted.',
  newer_records:
    'There are newer orders, quotations or messages than before. Please check the numbers once more.',
  maintenance: 'The shop is under maintenance and will be back in a moment. Please try again shortly.',
  cross_site_request: 'This request came from another website, so we refused it.',
  not_found: 'We could not find what you asked for.',
  method_not_allowed: 'This address does not accept that kind of request.',
  stale_version: 'Someone else changed this in the meantime. Please reload, check and save again.',
  invalid_image_type: 'Invalid file type. Only JPEG, PNG, and WebP are allowed.',
  invalid_image_file: 'Invalid image file',
  image_too_large: 'File size too large. Maximum 10MB allowed.',
  image_upload_failed: 'Failed to upload image. Please try again.',
  image_sizes_failed: 'Failed to upload image sizes.',
  invalid_attachment: 'Please attach a PDF or a picture (JPEG, PNG or WebP) that can be opened.',
  still_in_use: 'This is still in use, so it cannot be removed yet. Please choose a replacement first.',
  in_stock: 'Good news: this product is in stock again. Reload the page to order it.',
  order_changed: 'Something has changed since you looked: please check your order once more.',
  order_above_limits:
    'This is more than we take online at once. Please ask for a quotation: we check stock and delivery for you first.',
  key_reused: 'This was sent before with other details. Please reload the page and try again.',
  looks_automated:
    'This did not look as if a person had sent it, so we stopped it. If we are wrong, please wait a moment and try again, or call us.',
  status_not_possible: 'The order can no longer be changed to this. Please reload to see its current status.',
  payment_above_owed:
    'This is more than is still owed for the order. Please check the amount, and whether the payment has been recorded already.',
  refund_above_received:
    'This is more than was received for the order. Please check the amount, and whether the refund has been recorded already.',
  payment_refunded:
    'Part of this payment has been refunded since. Void the refund first if it was recorded by mistake too.',
  lpo_required: 'Credit terms need the number of a purchase order (LPO). Add it to the order first.',
  invoice_issued: 'The invoice has been issued, so this cannot be changed any more.',
  undo_too_late: 'The time to undo this is over: the emails about it have left.',
  stop_gone: 'This order is not on the round of that day any more. Please reload to see its current status.',
  return_above_delivered:
    'More pieces would come back than the buyer has. Please check what was returned before and what is in repair.',
  exchange_out_of_stock: 'There are fewer pieces in stock than you want to hand out in exchange.',
  repair_ended: 'A colleague has ended this repair in another way. Please reload to see how it ended.',
  proposal_outdated:
    'This proposal is no longer open: the order was changed meanwhile. Please reload to see its current state.',
  orders_open:
    'An order of this customer is still under way. Deliver or cancel it first, then their data can be erased.',
  too_many_requests: 'Too many attempts in a short time. Please wait a moment and try again.',
  request_timeout: 'This took longer than it should. Please try again in a moment.',
  server_busy: 'The shop is very busy at this moment. Please try again in a few seconds.',
  database_unavailable: 'We cannot reach the shop data right now. Please try again shortly.',
  internal_error: 'Something went wrong on our side. Please try again, and contact us if it keeps happening.',
};

export const fieldErrorsEn: Readonly<Record<FieldErrorCode, string>> = {
  required: 'Please fill this in.',
  invalid: 'Please check this.',
  wrong: 'This is not right.',
  taken: 'This is already in use. Please choose another.',
  unknown_zone: 'There is no zone with this number.',
  not_offered: 'This is not offered at present. Please choose another.',
  lacks_arabic: 'Needs Arabic before it can be in the shop. Write it, or save a draft.',
  unknown_field: 'This field is not known here.',
  no_total: 'Nothing in it has a price yet. An offer of QAR 0.00 cannot be sent.',
  lacks_alt: 'This picture is not described in both languages yet. Describe it, then save.',
  read_only: 'This cannot be changed. Leave it out, or send it as it was read.',
  in_future: 'Please choose today or an earlier day.',
  too_short: 'Please use at least {limit} characters.',
  too_long: 'Please use no more than {limit} characters.',
  too_small: 'The smallest value is {limit}.',
  too_big: 'The largest value is {limit}.',
  too_few: 'The smallest number of entries is {limit}.',
  too_many: 'The largest number of entries is {limit}.',
};

/** The rule that an invalid field breaks; it replaces the general message. */
export const fieldRulesEn: Readonly<Record<FieldRule, string>> = {
  number: 'Please write a number, in digits.',
  whole_number: 'Please write a whole number.',
  one_decimal: 'At most one digit after the point, for example 4.8.',
  two_decimals: 'At most two digits after the point, for example 149.50.',
  above_zero: 'It must be more than 0.',
  from_list: 'Please choose one from the list.',
  each_once: 'Each of them may be there only once.',
  search_word: 'A search word needs a letter or a digit.',
  day: 'Please give the whole date: day, month and year.',
  today_or_later: 'Please choose today or a later day.',
  time: 'Please give a time from 00:00 to 23:59.',
  closes_after_opens: 'The shop must close later than it opens, on the same day.',
  opens_after_break: 'After the break the shop must open later than it closed before.',
  last_day: 'The last day is the first day or later, within a year.',
  phone: 'Please write the whole phone number. In Qatar it has eight digits, for example 4412 3456.',
  email: 'Please write the whole email address, with the @ and what follows it.',
  phone_or_email: 'Please write a whole phone number or email address.',
  web_address: 'Please paste the whole link, which begins with https://.',
  content_link:
    'Please write a page of the shop that begins with /, such as /products, or paste a whole link that begins with https://.',
  ends_after_start: 'The last day is before the first one. Please choose it again.',
  product_code: 'Capital letters A to Z, digits, and single dashes between them, for example DSK-EX-180.',
  page_name: 'Small letters a to z, digits, and single dashes between them, for example office-desks.',
  colour: 'A colour as six digits and letters after a #, for example #1f2937.',
  article_address:
    'Small letters a to z, digits and single dashes, at least two words, for example choosing-a-desk. Pages of the shop have their own addresses.',
  link_target:
    'A link leads to a page of the shop such as /products, a web address, an email address or a phone number.',
  whole_table: 'Every row of a table needs as many cells as it has columns.',
  iban: 'This IBAN has a typing error: its check digits do not match. Please compare it with the bank’s letter.',
  cr_number: 'Digits, with the branch after a slash if there is one, for example 123456/1.',
  uncrossed_walls: 'Walls of a room cannot cross or touch each other.',
  wall_length: 'A wall is at least 30 cm long.',
  within_wall: 'Doors, windows and sockets lie within their wall.',
  openings_apart: 'Two doors or windows cannot overlap in a wall.',
  one_time_code: 'Please type all six digits of the code.',
  as_many_specifications: 'English and Arabic need the same number of specifications.',
  day_or_lead_time: 'Give either the day or the lead time, not both.',
  plan_id: '1 to 64 letters a to z, digits, dashes and underscores.',
  linked_plan:
    'This link has no plan: it was cut, or the plan is not kept any more. Copy the link in the planner again.',
  stored_product: 'This product is no longer in the catalogue. Please choose another.',
  stored_model: 'This 3D model is not stored. Please upload its file again.',
  model_file: 'This is not a whole GLB file of glTF 2.0. Please export the model again.',
  model_self_contained: 'The file refers to other files. Please export it with its textures inside.',
  model_extensions:
    'The file is compressed (Draco, meshopt) or uses extensions that phones cannot read. Please export it without.',
  model_scale:
    'The size of the model differs from the dimensions of the product by more than 10 %. One unit of the file is one metre, and its front looks along +Z.',
  model_textures: 'A texture cannot be read or is larger than 2048 pixels.',
  stored_picture: 'This picture is no longer in the library. Please choose another.',
  stored_category: 'There is no such category. Please choose one from the list.',
  stored_subcategory: 'The category has no such subcategory. Please choose one from the list.',
  stored_department: 'There is no such department. Please choose one from the list.',
  other_category: 'Please choose a category that stays, for the products to move to.',
  one_picture_list: 'The two lists of pictures contradict each other. Please send one of them.',
  offered_payment: 'A bank transfer is not possible as long as the shop profile has no bank details.',
  reachable_sender: 'A phone number or an email address is needed for the answer.',
};
