import { acceptQuote } from './accept-quote.ts';
import { activity } from './activity.ts';
import { backups } from './backups.ts';
import { cartPrice } from './cart-price.ts';
import { categories, categoriesPost } from './categories.ts';
import { categoriesIdDelete, categoriesIdPut } from './categories-id.ts';
import { categoriesIdRestore } from './categories-id-restore.ts';
import { checkOtp } from './check-otp.ts';
import { dbHealth } from './db-health.ts';
import { deliveries } from './deliveries.ts';
import { docsContract } from './docs.contract.ts';
import { docs } from './docs.ts';
import type { ApiRoute } from './endpoint.ts';
import { health } from './health.ts';
import { images, imagesIdDelete, imagesIdPut, imagesPost } from './images.ts';
import { messages } from './messages.ts';
import { messagesId, messagesIdReplies, messagesIdStatus } from './messages-id.ts';
import { openapiContract } from './openapi.contract.ts';
import { openapi } from './openapi.ts';
import { orders } from './orders.ts';
import { ordersId, ordersIdNotes, ordersIdStatus } from './orders-id.ts';
import { ordersIdInvoice } from './orders-id-invoice.ts';
import { ordersIdPackingSlip } from './orders-id-packing-slip.ts';
import { outbox } from './outbox.ts';
import { outboxId, outboxIdPage, outboxIdResend } from './outbox-id.ts';
import { overview } from './overview.ts';
import { password } from './password.ts';
import { personalDataErase, personalDataExport, personalDataSearch } from './personal-data.ts';
import { productSheet, productSheetCheck, productSheetPost } from './product-sheet.ts';
import { products, productsPost, productsSearchTerm } from './products.ts';
import { productsId, productsIdDelete, productsIdPut } from './products-id.ts';
import {
  productsBulk,
  productsIdDuplicate,
  productsIdRestore,
  productsIdStockMovements,
  productsIdStockMovementsPost,
} from './products-id-actions.ts';
import { quotationPdf } from './quotation-pdf.ts';
import { quotes, quotesId, quotesIdVersions } from './quotes.ts';
import { quotesIdLpo } from './quotes-id-lpo.ts';
import { sendContact } from './send-contact.ts';
import { sendOrder } from './send-order.ts';
import { sendOtp } from './send-otp.ts';
import { sendQuote } from './send-quote.ts';
import { session } from './session.ts';
import { sessions, sessionsEndOthers, sessionsIdDelete } from './sessions.ts';
import { shopHealth } from './shop-health.ts';
import { shopProfile, shopProfilePut } from './shop-profile.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { categoryOrder, staffCategories } from './staff-categories.ts';
import { staffProducts, staffProductsId } from './staff-products.ts';
import { staffTestimonials } from './staff-testimonials.ts';
import { stockAlertsPost } from './stock-alerts.ts';
import { testimonials, testimonialsPost } from './testimonials.ts';
import { testimonialsIdDelete, testimonialsIdPut } from './testimonials-id.ts';
import { testimonialsIdPosition } from './testimonials-id-position.ts';
import { testimonialsIdToggle } from './testimonials-id-toggle.ts';
import { waiting } from './waiting.ts';
import { zoneDeliverySettings, zoneDeliverySettingsPost } from './zone-delivery-settings.ts';

const calls: readonly ApiRoute[] = [
  categories,
  categoriesPost,
  categoriesIdPut,
  categoriesIdDelete,
  categoriesIdRestore,
  products,
  productsPost,
  productsSearchTerm,
  productsId,
  productsIdPut,
  productsIdDelete,
  productsBulk,
  productsIdDuplicate,
  productsIdRestore,
  productsIdStockMovements,
  productsIdStockMovementsPost,
  productSheet,
  productSheetCheck,
  productSheetPost,
  staffProducts,
  staffProductsId,
  staffCategories,
  categoryOrder,
  images,
  imagesPost,
  imagesIdPut,
  imagesIdDelete,
  stockAlertsPost,
  cartPrice,
  testimonials,
  testimonialsPost,
  testimonialsIdPut,
  testimonialsIdDelete,
  testimonialsIdToggle,
  testimonialsIdPosition,
  staffTestimonials,
  shopProfile,
  shopProfilePut,
  zoneDeliverySettings,
  zoneDeliverySettingsPost,
  sendOrder,
  sendQuote,
  sendContact,
  acceptQuote,
  quotationPdf,
  quotes,
  quotesId,
  quotesIdVersions,
  quotesIdLpo,
  orders,
  ordersId,
  ordersIdStatus,
  ordersIdNotes,
  ordersIdPackingSlip,
  ordersIdInvoice,
  signIn,
  signOut,
  sendOtp,
  checkOtp,
  session,
  sessions,
  sessionsEndOthers,
  sessionsIdDelete,
  password,
  outbox,
  outboxId,
  outboxIdPage,
  outboxIdResend,
  personalDataSearch,
  personalDataExport,
  personalDataErase,
  activity,
  deliveries,
  messages,
  messagesId,
  messagesIdStatus,
  messagesIdReplies,
  overview,
  waiting,
  backups,
  health,
  shopHealth,
  dbHealth,
];

const contracts = [...calls.map(({ contract }) => contract), openapiContract, docsContract];

/** The table of all routes below /api; one that is missing here does not exist. */
export const apiRoutes: readonly ApiRoute[] = [...calls, openapi(contracts), docs(contracts)];
