import { errorText } from '#api/http/error-text.ts';
import type { ShopErrorCode } from '#primitives/shop-error.ts';

/** What a visitor sees when the pages themselves fail. It depends on nothing that may be broken. */
export function failurePage(code: ShopErrorCode, requestId: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${errorText(code, 'en')}</title>
</head>
<body>
<main>
<h1>${errorText(code, 'en')}</h1>
<p lang="ar" dir="rtl">${errorText(code, 'ar')}</p>
<p><a href="/">Home</a> · <a href="/ar" lang="ar" dir="rtl">الرئيسية</a></p>
<p><small>${requestId}</small></p>
</main>
</body>
</html>
`;
}
