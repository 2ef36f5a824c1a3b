import { type Call, documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { findListedProducts } from '#domain/planner/find-listed-products.server.ts';
import { planKeptUntil } from '#domain/planner/saved/plan-kept-until.ts';
import { findSavedPlan, savePlan } from '#domain/planner/saved/saved-plans.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { planContents } from './plan-document/plan-contents.ts';
import { planPdfContract, plansIdContract, plansPostContract } from './plans.contract.ts';

/** An office shares one address, and each document of a changed plan saves it. */
const savedByAddress = { name: 'plans-by-address', times: 60, seconds: 3600 };
/** Of up to a megabyte each, before they are compressed. */
const savedInADay = { name: 'plans-by-address-in-a-day', times: 300, seconds: 24 * 3600 };
/** Limits attempts to guess an id. */
const openedByAddress = { name: 'opened-plans-by-address', times: 300, seconds: 600 };
const pdfsByAddress = { name: 'plan-pdfs-by-address', times: 60, seconds: 600 };
/** Of those, what is not cached: the largest takes seconds of a core. */
const renderingsByAddress = { name: 'plan-renderings-by-address', times: 20, seconds: 600 };

const plansPost = endpoint(
  plansPostContract,
  async ({ body }, { services }) => {
    const { db, now } = services;
    const savedAt = now();
    return { data: { id: await savePlan(db, body.plan, savedAt), keptUntil: keptUntil(services, savedAt) } };
  },
  {
    async beforeBody(_input, { services: { limits }, address }) {
      await limits.count(savedByAddress, address);
      await limits.count(savedInADay, address);
    },
  },
);

const plansId = endpoint(plansIdContract, async ({ params }, { services, address }) => {
  const { db, limits } = services;
  await limits.countHere(openedByAddress, address);
  const found = await findSavedPlan(db, params.id);
  if (!found) throw new ShopError('not_found');
  return { data: { plan: found.plan, keptUntil: keptUntil(services, found.savedAt) } };
});

function keptUntil({ environment }: Call['services'], savedAt: Date) {
  const until = planKeptUntil(savedAt, environment.keepMonths.plans);
  return until && qatarDay(until);
}

const planPdf = documentEndpoint(
  planPdfContract,
  async ({ services, address, language: callers }, { id }, { language = callers }) => {
    const { db, images, limits, quotationPdfs, productIndex, now } = services;
    quotationPdfs.requireRoom(id);
    await limits.count(pdfsByAddress, address);
    const found = await findSavedPlan(db, id);
    if (!found) throw new ShopError('not_found');
    const { plan } = found;
    const products = await findListedProducts(db, await productIndex(), plan, images);
    const contents = planContents({
      id,
      plan,
      products,
      locale: language,
      pricesOn: qatarDay(now()),
      shop: await getShopProfile(db),
    });
    return {
      content: () => quotationPdfs.get(contents, () => limits.countHere(renderingsByAddress, address)),
      headers: {
        'Cache-Control': 'no-store',
        'Content-Disposition': 'inline; filename="plan.pdf"',
        'Referrer-Policy': 'no-referrer',
      },
    };
  },
);

export const planCalls = [plansPost, plansId, planPdf];
