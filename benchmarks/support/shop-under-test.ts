import { startShopProcess } from '../../tests/support/servers/shop-process.ts';
import { type Server, usageReporter } from './measure.ts';
import { pinToCore } from './pin-to-core.ts';

export interface ShopUnderTest {
  readonly url: string;
  readonly server: Server;
  stop(): Promise<void>;
}

/** The built shop in a process of its own, on a core of its own. */
export async function startShopUnderTest(
  env: Readonly<Record<string, string>> = {},
  nodeArguments: readonly string[] = [],
): Promise<ShopUnderTest> {
  const shop = await startShopProcess({
    env,
    nodeArguments: ['--import', usageReporter, ...nodeArguments],
  });
  pinToCore(shop.child, 'server');
  return {
    url: shop.url,
    server: { port: Number(new URL(shop.url).port), child: shop.child },
    stop: shop.stop,
  };
}

export interface ExamplePages {
  readonly home: string;
  readonly collection: string;
  readonly product: string;
}

interface ListedProduct {
  readonly id: string;
  readonly slug: string;
  readonly category: string;
  readonly price: number;
  /** Addresses of its pictures. */
  readonly images: readonly string[];
}

/** Some products of the shop, as its API lists them. */
export async function productsOf({ url }: ShopUnderTest, count: number): Promise<ListedProduct[]> {
  const response = await fetch(`${url}/api/products?inStock=true&pageSize=${count}`);
  return ((await response.json()) as { data: ListedProduct[] }).data;
}

/** The three pages that visitors see most, of a product with much to show and of its category. */
export async function examplePagesOf(shop: ShopUnderTest): Promise<ExamplePages> {
  const [product] = await productsOf(shop, 1);
  if (!product) throw new Error('the shop has no products');
  return { home: '/', collection: `/category/${product.category}`, product: `/product/${product.slug}` };
}

/** The request headers of a browser that the response depends on. */
export const browserHeaders = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
