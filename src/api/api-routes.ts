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
import { packageCalls } from '#api/staff/packages/packages.ts';
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
import { operationCalls } from './operation-routes.ts';
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
import { sendContact } from './public/messages/send-contact.ts';
import { orderInvoice } from './public/orders/order-invoice.ts';
import { sendOrder } from './public/orders/send-order.ts';
import { planCalls } from './public/plans/plans.ts';
import { acceptQuote, sendLpoFile } from './public/quotes/accept-quote.ts';
import { matchLines } from './public/quotes/match-lines.ts';
import { quotationPdf, quotationPlan, quotationVersionPdf } from './public/quotes/quotation-pdf.ts';
import { sendQuote } from './public/quotes/send-quote.ts';
import { testimonials } from './public/testimonials/testimonials.ts';
import { images, imagesIdDelete, imagesIdPut, imagesPost } from './staff/images/images.ts';
import { modelsPost } from './staff/models/models.ts';
import { ordersBulkStep, ordersBulkStepIdUndo } from './staff/orders/bulk-steps.ts';
import { orderSheet, orders } from './staff/orders/orders.ts';
import { receivableSheet, receivables } from './staff/orders/receivables.ts';
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
  ...operationCalls,
];

const contracts = [...calls.map(({ contract }) => contract), openapiContract, docsContract];

/** The table of all routes below /api; one that is missing here does not exist. */
export const apiRoutes: readonly ApiRoute[] = [...calls, openapi(contracts), docs(contracts)];
