import type { FieldErrorCode, ShopErrorCode } from '#primitives/shop-error.ts';

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
    'Too many wrong codes. Use a recovery code or a browser that you signed in with before, or ask a colleague to turn your second factor off.',
  password_needed: 'Please type your password again for this.',
  invitation_over: 'This invitation is used, withdrawn or expired. Please ask a colleague for a new one.',
  last_account: 'This is the last active account. Invite or reactivate a colleague first.',
  backup_running: 'A backup or a restore is under way. Please wait until it is done.',
  backup_damaged: 'This backup is damaged. Please choose another one.',
  newer_records:
    'There are newer orders, quotations or messages than before. Please check the numbers once more.',
  maintenance: 'The shop is being looked after and is back in a moment. Please try again shortly.',
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
  still_in_use: 'This is still in use, so it cannot go yet. Please choose what should take its place first.',
  in_stock: 'Good news: this product is in stock again. Reload the page to order it.',
  order_changed: 'Something has changed since you looked: please check your order once more.',
  order_above_limits:
    'This is more than we take online at once. Please ask for a quotation: we check stock and delivery for you first.',
  key_reused: 'This order was sent before with other details. Please reload the page and try again.',
  looks_automated:
    'This did not look as if a person had sent it, so we stopped it. If we are wrong, please wait a moment and try again, or call us.',
  status_not_possible: 'The order cannot be changed to this any more. Please reload to see where it stands.',
  payment_above_owed:
    'This is more than is still owed for the order. Please check the amount, and whether the payment has been recorded already.',
  refund_above_received:
    'This is more than was received for the order. Please check the amount, and whether the refund has been recorded already.',
  payment_refunded:
    'Part of this payment has been refunded since. Void the refund first if it was recorded by mistake too.',
  lpo_required: 'Credit terms need the number of a purchase order (LPO). Add it to the order first.',
  invoice_issued: 'The invoice has been issued, so this cannot be changed any more.',
  return_above_delivered:
    'More pieces than were delivered would come back. Please check what was returned before.',
  proposal_outdated:
    'This proposal is no longer open: the order was changed meanwhile. Please reload to see how it stands.',
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
  read_only: 'This cannot be changed. Leave it out, or send it as it was read.',
  in_future: 'This day is still to come.',
  too_short: 'Please use at least {limit} characters.',
  too_long: 'Please use no more than {limit} characters.',
  too_small: 'The smallest value is {limit}.',
  too_big: 'The largest value is {limit}.',
  too_few: 'The smallest number of entries is {limit}.',
  too_many: 'The largest number of entries is {limit}.',
};
