import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Inlined files would be sent again on every page and would need data: in the content security policy.
    assetsInlineLimit: 0,
    // Says which file became of what; the service worker keeps some of them ahead.
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs comes in two files instead of one for each small module. The client of the
              // API is loaded when a page is idle or a visitor asks for something, so its libraries stay apart: a
              // group takes along all that its modules import, hence nothing here that needs zod, phone numbers or
              // the texts of one area.
              groups: [
                {
                  // What lists, shelves and product pages share: small parts that would each be a request.
                  name: 'catalogue',
                  test: /src\/(storefront\/(head\/structured-data|catalogue\/(breadcrumbs|catalogue-picture|price|product-tile|category-list)\.)|domain\/catalogue\/product\.ts|images\/image-address)/,
                },
                { name: 'react', test: /node_modules\/(?!zod\/|@tanstack\/|libphonenumber-js\/)/ },
                {
                  name: 'frame',
                  test: /src\/(ui\/(?!text-field)|primitives\/(?!version|fold-text|phone-number|order-words|quote-words|buyer|typed-text|email-address)|i18n\/(?!messages\/|[\w-]+-messages|order-dates)|domain\/(cart|shop-profile)\/|storefront\/(layout\/(?!shop-layout)|locale-link|head\/(page-head|link-picture|picture-address)|use-(shop|this-minute)))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: './src/storefront/page-handler.server.ts' },
      },
    },
  },
});
