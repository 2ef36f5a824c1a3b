import {
  password,
  session,
  sessions,
  sessionsEndOthers,
  sessionsIdDelete,
} from '#api/staff/account/account.ts';
import {
  confirmPassword,
  ownAccount,
  ownAccountPut,
  ownLocalePut,
  recoveryCodesPost,
  secondFactorConfirm,
  secondFactorOff,
  secondFactorPost,
} from '#api/staff/account/own-account.ts';
import {
  articlePreviewsPost,
  articles,
  articlesId,
  articlesIdDelete,
  articlesIdPut,
  articlesIdRestore,
  articlesPost,
  deletedArticles,
} from '#api/staff/articles/articles.ts';
import {
  attributeOrder,
  attributesIdDelete,
  attributesIdPut,
  attributesPost,
  staffAttributes,
} from '#api/staff/attributes/attributes.ts';
import { builtInCalls } from '#api/staff/built-in/built-in.ts';
import {
  categoriesIdDelete,
  categoriesIdPut,
  categoriesIdRestore,
  categoriesPost,
  categoryOrder,
  staffCategories,
} from '#api/staff/categories/categories.ts';
import { complementRuleCalls } from '#api/staff/complements/complements.ts';
import { zoneDeliverySettingsPost } from '#api/staff/delivery/save-zone-delivery-settings.ts';
import {
  familiesIdDelete,
  familiesIdPut,
  familiesPost,
  staffFamilies,
} from '#api/staff/families/families.ts';
import { messagesId, messagesIdReplies, messagesIdStatus } from '#api/staff/messages/messages.ts';
import {
  ordersIdProposalDelete,
  ordersIdPut,
  ordersPost,
  ordersPreview,
} from '#api/staff/orders/order-edits.ts';
import {
  ordersId,
  ordersIdInvoice,
  ordersIdNotes,
  ordersIdPackingSlip,
  ordersIdPlan,
  ordersIdStatus,
} from '#api/staff/orders/orders.ts';
import {
  ordersIdAccount,
  ordersIdCreditNotesNumber,
  ordersIdIssueInvoice,
  ordersIdPayments,
  ordersIdPaymentsIdVoid,
  ordersIdPaymentTerms,
  ordersIdReturns,
  ordersIdReturnsIdRepair,
} from '#api/staff/orders/payments.ts';
import { emailState, outboxDrop, outboxId, outboxIdPage, outboxIdResend } from '#api/staff/outbox/outbox.ts';
import { waiting } from '#api/staff/overview/overview.ts';
import { packageCalls } from '#api/staff/packages/packages.ts';
import {
  invitationsIdDelete,
  invitationsPost,
  people,
  peopleIdDeactivate,
  peopleIdReactivate,
  peopleIdSecondFactorOff,
} from '#api/staff/people/people.ts';
import {
  productsBulk,
  productsIdDelete,
  productsIdDuplicate,
  productsIdPut,
  productsIdRestore,
  productsIdStockMovements,
  productsIdStockMovementsPost,
  productsPost,
  staffProducts,
  staffProductsId,
} from '#api/staff/products/products.ts';
import { quotesIdLpo, quotesIdPlan } from '#api/staff/quotes/quotes.ts';
import { searchWordCalls } from '#api/staff/search-words/search-words.ts';
import {
  staffTestimonials,
  testimonialsIdDelete,
  testimonialsIdPosition,
  testimonialsIdPut,
  testimonialsIdToggle,
  testimonialsPost,
} from '#api/staff/testimonials/testimonials.ts';
import type { ApiRoute } from './http/endpoint.ts';
import { cartPrice } from './public/cart/cart-price.ts';
import { attributes } from './public/catalogue/attributes.ts';
import { categories } from './public/catalogue/categories.ts';
import { packages } from './public/catalogue/packages.ts';
import { products, productsSearchTerm } from './public/catalogue/products.ts';
import { productsId } from './public/catalogue/products-id.ts';
import { searchWords } from './public/catalogue/search-words.ts';
import { stockAlertsPost } from './public/catalogue/stock-alerts.ts';
import { zoneDeliverySettings } from './public/delivery/zone-delivery-settings.ts';
import { docsContract } from './public/docs/docs.contract.ts';
import { docs } from './public/docs/docs.ts';
import { openapiContract } from './public/docs/openapi.contract.ts';
import { openapi } from './public/docs/openapi.ts';
import { dbHealth } from './public/health/db-health.ts';
import { health } from './public/health/health.ts';
import { acceptInvitation, checkInvitation } from './public/invitations/invitations.ts';
import { sendContact } from './public/messages/send-contact.ts';
import { orderInvoice } from './public/orders/order-invoice.ts';
import { sendOrder } from './public/orders/send-order.ts';
import { planCalls } from './public/plans/plans.ts';
import { acceptQuote, sendLpoFile } from './public/quotes/accept-quote.ts';
import { matchLines } from './public/quotes/match-lines.ts';
import { quotationPdf, quotationPlan, quotationVersionPdf } from './public/quotes/quotation-pdf.ts';
import { sendQuote } from './public/quotes/send-quote.ts';
import { checkOtp } from './public/sign-in/check-otp.ts';
import { sendOtp } from './public/sign-in/send-otp.ts';
import { signIn } from './public/sign-in/sign-in.ts';
import { signOut } from './public/sign-in/sign-out.ts';
import { testimonials } from './public/testimonials/testimonials.ts';
import { activity, activityUndo } from './staff/activity/activity.ts';
import { images, imagesIdDelete, imagesIdPut, imagesPost } from './staff/images/images.ts';
import { messages } from './staff/messages/messages.ts';
import { modelsPost } from './staff/models/models.ts';
import {
  backupFiles,
  backupFilesFileCheck,
  backupFilesFileDelete,
  backupFilesFileDownload,
  backupFilesFileNewer,
  backupFilesFileRestore,
  backupFilesPost,
} from './staff/operations/backup-files.ts';
import { backups } from './staff/operations/backups.ts';
import { shopHealth } from './staff/operations/shop-health.ts';
import { ordersBulkStep, ordersBulkStepIdUndo } from './staff/orders/bulk-steps.ts';
import {
  deliveries,
  deliveriesDayEnd,
  deliveriesDayStops,
  drivers,
  driversIdDelete,
  driversIdPut,
  driversPost,
} from './staff/orders/deliveries.ts';
import { orderSheet, orders } from './staff/orders/orders.ts';
import { receivableSheet, receivables } from './staff/orders/receivables.ts';
import { outbox } from './staff/outbox/outbox.ts';
import { overview } from './staff/overview/overview.ts';
import {
  personalDataErase,
  personalDataExport,
  personalDataSearch,
} from './staff/personal-data/personal-data.ts';
import { deletedProducts } from './staff/products/deleted-products.ts';
import {
  productCsv,
  productCsvCheck,
  productCsvPost,
  productCsvRefusedRows,
} from './staff/products/product-csv.ts';
import { productsToCount, stockTakePost } from './staff/products/stock-take.ts';
import {
  createQuote,
  previewQuote,
  quotes,
  quotesId,
  quotesIdPreview,
  quotesIdPreviewPdf,
  quotesIdVersionPdf,
  quotesIdVersions,
  quotesIdWithdraw,
} from './staff/quotes/quotes.ts';
import { monthlySales, monthlySalesSheet } from './staff/sales/monthly-sales.ts';
import { staffSearch } from './staff/search/search.ts';
import { setupChecklist, shopProfile, shopProfilePut } from './staff/shop-profile/shop-profile.ts';
import { siteContent, siteContentPreview, siteContentPut } from './staff/site-content/site-content.ts';
import {
  brandNames,
  brandNamesPut,
  catalogueSettings,
  catalogueSettingsPut,
  translationPost,
  untranslated,
} from './staff/translations/translations.ts';

const calls: readonly ApiRoute[] = [
  categories,
  categoriesPost,
  categoriesIdPut,
  categoriesIdDelete,
  categoriesIdRestore,
  attributes,
  packages,
  searchWords,
  attributesPost,
  attributesIdPut,
  attributesIdDelete,
  attributeOrder,
  staffFamilies,
  familiesPost,
  familiesIdPut,
  familiesIdDelete,
  staffAttributes,
  ...complementRuleCalls,
  ...packageCalls,
  ...searchWordCalls,
  ...builtInCalls,
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
  productCsv,
  productCsvRefusedRows,
  productCsvCheck,
  productCsvPost,
  untranslated,
  translationPost,
  catalogueSettings,
  catalogueSettingsPut,
  brandNames,
  brandNamesPut,
  productsToCount,
  stockTakePost,
  deletedProducts,
  staffProducts,
  staffProductsId,
  staffCategories,
  categoryOrder,
  images,
  imagesPost,
  imagesIdPut,
  imagesIdDelete,
  modelsPost,
  stockAlertsPost,
  cartPrice,
  testimonials,
  testimonialsPost,
  testimonialsIdPut,
  testimonialsIdDelete,
  testimonialsIdToggle,
  testimonialsIdPosition,
  staffTestimonials,
  articles,
  articlesId,
  articlesPost,
  articlesIdPut,
  articlesIdDelete,
  articlesIdRestore,
  deletedArticles,
  articlePreviewsPost,
  shopProfile,
  shopProfilePut,
  setupChecklist,
  siteContent,
  siteContentPut,
  siteContentPreview,
  staffSearch,
  zoneDeliverySettings,
  zoneDeliverySettingsPost,
  sendOrder,
  orderInvoice,
  sendQuote,
  sendContact,
  acceptQuote,
  sendLpoFile,
  quotationPdf,
  quotationVersionPdf,
  quotationPlan,
  ...planCalls,
  matchLines,
  quotes,
  quotesId,
  quotesIdVersions,
  quotesIdPreview,
  quotesIdPreviewPdf,
  quotesIdWithdraw,
  quotesIdVersionPdf,
  createQuote,
  previewQuote,
  quotesIdLpo,
  quotesIdPlan,
  orders,
  // Before the call with an id in its place.
  orderSheet,
  ordersPost,
  ordersPreview,
  ordersBulkStep,
  ordersBulkStepIdUndo,
  ordersId,
  ordersIdPut,
  ordersIdProposalDelete,
  ordersIdStatus,
  ordersIdNotes,
  ordersIdPackingSlip,
  ordersIdPlan,
  ordersIdInvoice,
  ordersIdAccount,
  ordersIdPayments,
  ordersIdPaymentsIdVoid,
  ordersIdPaymentTerms,
  ordersIdIssueInvoice,
  ordersIdReturns,
  ordersIdReturnsIdRepair,
  ordersIdCreditNotesNumber,
  receivables,
  receivableSheet,
  monthlySales,
  monthlySalesSheet,
  signIn,
  signOut,
  sendOtp,
  checkOtp,
  session,
  sessions,
  sessionsEndOthers,
  sessionsIdDelete,
  password,
  confirmPassword,
  ownAccount,
  ownAccountPut,
  ownLocalePut,
  secondFactorPost,
  secondFactorConfirm,
  secondFactorOff,
  recoveryCodesPost,
  people,
  peopleIdDeactivate,
  peopleIdReactivate,
  peopleIdSecondFactorOff,
  invitationsPost,
  invitationsIdDelete,
  checkInvitation,
  acceptInvitation,
  outbox,
  // Before the email whose id is in the address.
  emailState,
  outboxId,
  outboxIdPage,
  outboxIdResend,
  outboxDrop,
  personalDataSearch,
  personalDataExport,
  personalDataErase,
  activity,
  activityUndo,
  deliveries,
  deliveriesDayStops,
  deliveriesDayEnd,
  drivers,
  driversPost,
  driversIdPut,
  driversIdDelete,
  messages,
  messagesId,
  messagesIdStatus,
  messagesIdReplies,
  overview,
  waiting,
  backups,
  backupFiles,
  backupFilesPost,
  backupFilesFileCheck,
  backupFilesFileDelete,
  backupFilesFileNewer,
  backupFilesFileRestore,
  backupFilesFileDownload,
  health,
  shopHealth,
  dbHealth,
];

const contracts = [...calls.map(({ contract }) => contract), openapiContract, docsContract];

/** The table of all routes below /api; one that is missing here does not exist. */
export const apiRoutes: readonly ApiRoute[] = [...calls, openapi(contracts), docs(contracts)];
